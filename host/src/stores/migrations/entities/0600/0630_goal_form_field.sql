-- form_field: of goals on an abandoned form, the last field that the visitor used; empty: any field.
alter table goal_profile add column form_field text not null default '';
