-- what stands at the end of the company's referral link; made when somebody first looks at it
alter table company add column referral_code text unique;
create index company_signup_ref on company (signup_ref) where signup_ref is not null;
-- openings of referral links, once a day for each browser
create table referral_visit (
  company_id integer not null references company (company_id),
  day date not null,
  -- sha256 of what the browser is known by, the day and the code: no browser is recognised on another day
  visitor_hash text not null,
  primary key (company_id, day, visitor_hash)
);
-- what a company has got for another one: each kind once, whatever happens twice
create table referral_reward (
  -- whose account worked or who paid
  referred_company_id integer not null references company (company_id),
  -- verified (sessions) or paid (US dollars)
  kind text not null,
  company_id integer not null references company (company_id),
  -- sessions a month, or whole US dollars
  amount integer not null,
  -- of dollars: when they were sent
  paid_out_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (referred_company_id, kind)
);
create index referral_reward_company on referral_reward (company_id);
