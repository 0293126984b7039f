-- charts ask for what was done in a range of time
create index audit_log_time on audit_log (company_id, created_at);
