//! The fields that leave the process, before and after.

use alloc::{format, string::String, vec::Vec};

use super::{
    CatalogEntry, Findings, Verdict,
    rules::{
        CONTEXT_FIELD_ADDED, CONTEXT_FIELD_BECAME_OPTIONAL, CONTEXT_FIELD_BECAME_REQUIRED,
        CONTEXT_FIELD_OPTIONAL_REMOVED, CONTEXT_FIELD_REMOVED, CONTEXT_FIELD_RENAMED,
        CONTEXT_FIELD_TYPE_CHANGED,
    },
};
use crate::catalog::{
    CatalogField,
    shape::{Relation, relation},
};

pub(super) fn compare(before: &CatalogEntry, after: &CatalogEntry, subject: &str, findings: &mut Findings) {
    if before.context == after.context {
        return;
    }
    let at = |name: &str| format!("{subject} context.{name}");
    let mut gone = Vec::new();
    for was in &before.context {
        match named(&after.context, &was.name) {
            Some(is) => same(was, is, &at(&was.name), findings),
            None => gone.push(was),
        }
    }
    let is_new = |field: &&CatalogField| named(&before.context, &field.name).is_none();
    let mut new: Vec<_> = after.context.iter().filter(is_new).collect();
    // One that is gone and one that is new of the same type, with no other that it could be.
    let alike = |one: &CatalogField, two: &CatalogField| one.ty == two.ty && one.optional == two.optional;
    gone.retain(|was| {
        let alike_gone = before
            .context
            .iter()
            .filter(|other| named(&after.context, &other.name).is_none() && alike(other, was));
        let mut candidates = new.iter().enumerate().filter(|(_, is)| alike(was, is));
        let (Some((index, is)), None) = (candidates.next(), candidates.next()) else { return true };
        if alike_gone.count() != 1 {
            return true;
        }
        findings.changed(&CONTEXT_FIELD_RENAMED, &at(&was.name), &was.name, &is.name);
        new.remove(index);
        false
    });
    for was in gone {
        let rule = if was.optional { &CONTEXT_FIELD_OPTIONAL_REMOVED } else { &CONTEXT_FIELD_REMOVED };
        findings.add(rule, &at(&was.name), Some(told(was)), None);
    }
    for is in new {
        findings.add(&CONTEXT_FIELD_ADDED, &at(&is.name), None, Some(told(is)));
    }
}

/// The field of this name.
fn named<'a>(fields: &'a [CatalogField], name: &str) -> Option<&'a CatalogField> {
    fields.iter().find(|field| field.name == name)
}

fn told(field: &CatalogField) -> String {
    if field.optional { format!("{} or null", field.ty) } else { field.ty.clone().into_owned() }
}

/// A field that has kept its name.
fn same(was: &CatalogField, is: &CatalogField, subject: &str, findings: &mut Findings) {
    match (was.optional, is.optional) {
        (false, true) => findings.changed(&CONTEXT_FIELD_BECAME_OPTIONAL, subject, &told(was), &told(is)),
        (true, false) => findings.changed(&CONTEXT_FIELD_BECAME_REQUIRED, subject, &told(was), &told(is)),
        _ => {}
    }
    if was.ty == is.ty {
        return;
    }
    let judgement = match relation(&was.ty, &is.ty) {
        Relation::Same => return,
        Relation::Unsure => CONTEXT_FIELD_TYPE_CHANGED.judgement.at_most(Verdict::Dangerous),
        Relation::Different => CONTEXT_FIELD_TYPE_CHANGED.judgement,
    };
    let [before, after] = [&was.ty, &is.ty].map(|ty| Some(ty.clone().into_owned()));
    findings.judged(&CONTEXT_FIELD_TYPE_CHANGED, judgement, subject, before, after);
}
