-- Visitors who were deleted: what their browser still sends of the time before is thrown away. `returned_at`: the first
-- visit that began afterwards.
create table forgotten_visitor (
  widget_id integer not null references widget (widget_id),
  visitor_id uuid not null,
  forgotten_at timestamptz not null,
  returned_at timestamptz,
  primary key (widget_id, visitor_id)
);
