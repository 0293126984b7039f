-- What an entry changed: [{"field", "before", "after"}], values as text, null where there was none. Null: not a change of
-- values. Secrets are masked before they get here.
alter table audit_log add column change jsonb;
