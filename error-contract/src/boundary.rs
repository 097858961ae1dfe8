#![doc = include_str!("../docs/boundary.md")]
