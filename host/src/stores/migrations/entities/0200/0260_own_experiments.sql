-- The product's own experiments: which company has seen which variant. The first row stands: a company keeps its variant
-- even when variants are added later.
create table own_experiment_exposure (
  company_id integer not null references company (company_id),
  experiment text not null,
  variant text not null,
  -- who saw it first
  user_id integer references member (user_id),
  seen_at timestamptz not null,
  -- when the experiment tracking took it; null: not yet, or there is none
  told_at timestamptz,
  primary key (company_id, experiment)
);
create index own_experiment_exposure_user on own_experiment_exposure (user_id);
