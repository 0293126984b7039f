-- What a funnel of the table counts, beyond its steps (schema/rest/funnels/definition.ts).
alter table funnel
  add column exclusions jsonb not null default '[]',
  -- null: of the installation
  add column user_id integer references member (user_id);
-- ordered, strict or any
alter table funnel alter column "order" set default 'ordered';
update funnel set "order" = 'ordered' where "order" = 'loose';
