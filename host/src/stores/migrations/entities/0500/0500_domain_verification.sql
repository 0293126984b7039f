-- when the host name's DNS records proved that the company controls it; null: the claim has no effect
alter table domain_setting add column verified_at timestamptz;
-- the company's part of the TXT record at _domain-verification.<subdomain>
alter table domain_setting add column domain_token text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
-- the first failed check since the last one that passed, and how many there were
alter table domain_setting add column failing_since timestamptz;
alter table domain_setting add column failed_checks integer not null default 0;
-- nothing that was set before is verified; names below localhost pass by the settings, without DNS
update domain_setting set dns_state = 'pending', dns_detail = '', dns_checked_at = null;
-- a claim reserves nothing: several companies may enter one host name, and one of them can verify it
alter table domain_setting drop constraint domain_setting_pkey;
alter table domain_setting add column domain_setting_id integer generated always as identity primary key;
create index domain_setting_subdomain on domain_setting (subdomain);
create unique index domain_setting_verified on domain_setting (subdomain)
  where verified_at is not null or subdomain like '%.localhost';
