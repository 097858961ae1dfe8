//! Five kinds of error enum that services have today, rebuilt: none of them needs a table by hand.

mod code_spaces;
mod generic_sources;
mod made_by_macro;
mod nested_numbers;
mod redaction;
