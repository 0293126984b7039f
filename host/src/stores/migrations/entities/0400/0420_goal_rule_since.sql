-- Since when a goal has the rule that it has: what only the page itself can tell counts from then on.
alter table goal_profile add column rule_since timestamptz;
update goal_profile set rule_since = created_at;
alter table goal_profile alter column rule_since set not null;
alter table goal_profile alter column rule_since set default now();
