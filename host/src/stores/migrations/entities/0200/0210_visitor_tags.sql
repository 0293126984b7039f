-- Tags that members put on visitors of a project. Who the visitor is, the event store knows (visitor_trait); who tagged
-- whom, the audit log. Tags are compared letter by letter.
create table visitor_tag (
  widget_id integer not null references widget (widget_id),
  visitor_id uuid not null,
  tag text not null,
  created_at timestamptz not null default now(),
  primary key (widget_id, visitor_id, tag)
);
create index visitor_tag_by_tag on visitor_tag (widget_id, tag);
