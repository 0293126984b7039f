alter table domain_setting add column login_text text;
-- pending, ok or failed: whether the host name's DNS records lead here, and what the last look found
alter table domain_setting add column dns_state text not null default 'pending';
alter table domain_setting add column dns_detail text not null default '';
alter table domain_setting add column dns_checked_at timestamptz;
-- a company has one brand
create unique index domain_setting_company on domain_setting (company_id);
-- logos and favicons, each kept once for a company
create table brand_image (
  -- the first 128 bits of sha256 over company and bytes, hex
  image_id text primary key,
  company_id integer not null references company (company_id),
  content_type text not null,
  -- base64, as it came: at most 64 KB decoded
  body text not null,
  created_at timestamptz not null default now()
);
create index brand_image_company on brand_image (company_id);
-- whose clients carry a whitelabel_ref_id: without this, a client on plan 104 would see its siblings
create table reseller (
  whitelabel_ref_id text primary key,
  company_id integer not null unique references company (company_id)
);
create index company_whitelabel on company (whitelabel_ref_id);
-- agency or client: who pays for a client's plan
alter table company add column billed_to text not null default 'client';
-- company 1 runs the product: nobody gets that number by signing up
select setval(
  pg_get_serial_sequence('company', 'company_id'),
  greatest((select last_value from company_company_id_seq), 1),
  true
);
-- the name before the sender's address: a customer's own brand
alter table mail add column from_name text;
