-- What members said about a group of script errors; a group without a row is unresolved and nobody's. The groups
-- themselves are events (`error_hash`).
create table error_state (
  widget_id integer not null references widget (widget_id),
  error_hash text not null,
  -- unresolved, resolved, ignored or snoozed; what happens again after it was resolved is unresolved, a regression
  state text not null,
  -- when a snoozed group comes back
  snoozed_until timestamptz,
  assignee integer references member (user_id),
  changed_by integer not null references member (user_id),
  changed_at timestamptz not null,
  primary key (widget_id, error_hash)
);
create index error_state_assignee on error_state (assignee);
