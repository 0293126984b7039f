-- a company's own words in place of the product's
create table translation (
  company_id integer not null references company (company_id),
  language text not null,
  -- English text to the company's words
  strings jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, language)
);
