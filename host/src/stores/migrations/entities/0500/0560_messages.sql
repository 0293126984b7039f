-- Messages to members keep their reason and values, so that each reader gets them in their own language.
alter table domain_setting add column dns_findings jsonb not null default '[]';
update domain_setting set dns_findings = (
  select jsonb_agg(jsonb_build_object('message', line))
  from regexp_split_to_table(dns_detail, E'\n') as line
) where dns_detail <> '';
alter table domain_setting drop column dns_detail;
alter table webhook_delivery add column failure jsonb;
update webhook_delivery set failure = jsonb_build_object('message', error) where error is not null;
alter table webhook_delivery drop column error;
