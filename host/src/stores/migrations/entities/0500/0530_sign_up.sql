-- A sign-up whose address is not verified yet. There is neither a company nor an account before the mail's link is
-- opened: until then nothing that can be asked of the product tells a new address from a known one.
create table sign_up (
  -- sha256 of the token in the mail's link, hex
  token_hash text primary key,
  -- lower case
  email text not null,
  name text not null,
  -- empty once the account is made
  password_hash text not null,
  company_name text not null,
  -- host name
  website text not null,
  timezone text,
  paid_plan integer not null,
  lifetimedeal boolean not null,
  signup_ref text,
  whitelabel_ref_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- the account that the link made
  user_id integer references member (user_id)
);
create index sign_up_expires_at on sign_up (expires_at);
-- how often an address was written to lately
create index mail_to_address on mail (to_address, created_at);
-- accounts that waited for such a link are opened by setting a new password
delete from account_token where purpose = 'verify';
