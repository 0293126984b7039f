-- what a plan costs and says of itself; prices in the smallest unit of the currency (cents), null: not for sale that way
alter table plan add column price_month integer;
alter table plan add column price_year integer;
alter table plan add column currency text not null default 'USD';
alter table plan add column tagline text not null default '';
-- codes of what it includes beyond its limits, in the order in which they are shown
alter table plan add column features jsonb not null default '[]';
-- the brands that sell it: analytics, ab, optimise
alter table plan add column brands jsonb not null default '[]';
insert into plan (plan_id, plan_name, pageview, sessions, mtu, website_limit, on_sale) values
  (302, 'A/B Growth', null, null, 250000, 10, true),
  (303, 'A/B Scale', null, null, 1000000, 50, true)
on conflict (plan_id) do nothing;
update plan set price_month = 0, price_year = 0, brands = '["analytics"]', tagline = 'For a first look at one website',
  features = '["reports", "share", "three"]' where plan_id = 4;
update plan set price_month = 1900, price_year = 19000, brands = '["analytics"]', tagline = 'For a shop or a blog that grows',
  features = '["reports", "share", "unlimited", "roles"]' where plan_id = 1;
update plan set price_month = 4900, price_year = 49000, brands = '["analytics"]', tagline = 'For teams that test every week',
  features = '["reports", "share", "unlimited", "roles", "support"]' where plan_id = 2;
update plan set price_month = 9900, price_year = 99000, brands = '["analytics"]', tagline = 'For several busy websites',
  features = '["reports", "share", "unlimited", "roles", "support", "surveys"]' where plan_id = 5;
update plan set price_month = 19900, price_year = 199000, brands = '["analytics"]', tagline = 'For companies with many websites',
  features = '["reports", "share", "unlimited", "roles", "support", "surveys", "priority"]' where plan_id = 3;
update plan set on_sale = true, price_month = 0, price_year = 0, brands = '["ab"]', tagline = 'For a first test',
  features = '["reports", "share", "roles"]' where plan_id = 300;
update plan set on_sale = true, price_month = 2900, price_year = 29000, brands = '["ab"]', tagline = 'For one website that tests',
  features = '["reports", "share", "unlimited", "roles"]' where plan_id = 301;
update plan set price_month = 9900, price_year = 99000, brands = '["ab"]', tagline = 'For teams that test every week',
  features = '["reports", "share", "unlimited", "roles", "support", "surveys"]' where plan_id = 302;
update plan set price_month = 24900, price_year = 249000, brands = '["ab"]', tagline = 'For companies with many websites',
  features = '["reports", "share", "unlimited", "roles", "support", "surveys", "priority"]' where plan_id = 303;
update plan set on_sale = true, price_month = 0, price_year = 0, brands = '["optimise"]', tagline = 'For a first look at one website',
  features = '["reports", "share", "roles"]' where plan_id = 20;
update plan set on_sale = true, price_month = 2500, price_year = 25000, brands = '["optimise"]', tagline = 'For a shop that grows',
  features = '["reports", "share", "unlimited", "roles", "surveys"]' where plan_id = 21;
update plan set on_sale = true, price_month = 7900, price_year = 79000, brands = '["optimise"]', tagline = 'For teams that test every week',
  features = '["reports", "share", "unlimited", "roles", "support", "surveys"]' where plan_id = 22;
update plan set on_sale = true, price_month = 19900, price_year = 199000, brands = '["optimise"]', tagline = 'For companies with many websites',
  features = '["reports", "share", "unlimited", "roles", "support", "surveys", "priority"]' where plan_id = 23;

-- a trial is extended once
alter table company add column trial_extended_at timestamptz;

-- what a company pays for, period by period; a row stays when the subscription has ended
create table subscription (
  company_id integer primary key references company (company_id),
  -- test or stripe
  provider text not null,
  -- active, past_due (a charge has failed), ended
  status text not null,
  plan_id integer not null references plan (plan_id),
  -- month or year
  cycle text not null,
  -- price of the running period, before tax and credit, in cents
  amount integer not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- what the next period is for, where that is something else
  next_plan_id integer references plan (plan_id),
  next_cycle text,
  -- cancelled: runs to period_end and is not renewed
  ends_at_period_end boolean not null default false,
  -- left over from a larger plan, in cents; the next charges are less by it
  credit integer not null default 0,
  -- when a failed charge is tried again
  next_try_at timestamptz,
  -- the provider's own name for it
  provider_subscription text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscription_due on subscription (period_end) where status <> 'ended';

-- how a company pays: never more of a card than its brand and last four digits
create table payment_account (
  company_id integer primary key references company (company_id),
  provider text not null,
  provider_customer text unique,
  -- the page at the provider on which somebody may be paying right now
  open_checkout text,
  card_brand text,
  card_last4 text,
  card_exp_month smallint,
  card_exp_year smallint,
  card_holder text,
  -- test provider: how this card answers a charge (ok, declined, insufficient)
  test_answer text,
  updated_at timestamptz not null default now()
);

create table invoice (
  -- 192 random bits: whoever knows it may read the invoice
  invoice_id text primary key,
  company_id integer not null references company (company_id),
  -- counts up in the company: what people call it
  number integer not null,
  provider text not null,
  provider_invoice text unique,
  -- what was charged for: the same thing is never charged twice
  charge_key text not null unique,
  -- paid, open (the charge failed), void
  status text not null,
  currency text not null,
  -- cents; total = subtotal + tax
  subtotal integer not null,
  tax integer not null default 0,
  -- hundredths of a percent
  tax_rate integer not null default 0,
  total integer not null,
  lines jsonb not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- as it was when the invoice was written
  billed_to text not null,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
create unique index invoice_number on invoice (company_id, number);

-- what the provider has told already: it tells some things twice
create table payment_event (
  event_id text primary key,
  received_at timestamptz not null default now()
);

create table redeem_code (
  -- sha256 of the code, hex; the code itself is shown once
  code_hash text primary key,
  -- the plan that it opens; null: the trial's
  plan_id integer references plan (plan_id),
  -- how long; null: for life
  days integer,
  expires_at timestamptz,
  redeemed_by integer references company (company_id),
  redeemed_at timestamptz,
  created_at timestamptz not null default now()
);
create index redeem_code_company on redeem_code (redeemed_by);
