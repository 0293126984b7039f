-- whether the member has ever signed in through an identity provider
alter table member add column is_auth0 boolean not null default false;
-- sso_domain is where the company's identity provider stands: a host name, or an issuer's whole address.
-- Whose addresses it proves; null: those of the domain that the setting's own host name stands below.
alter table domain_setting add column sso_email_domain text;
create index domain_setting_sso_email on domain_setting (sso_email_domain) where sso_flag;
