-- Who wrote a comment, in which visit, and on which page: what the report counts by and leads to.
alter table comment alter column feedback_id set default 0;
alter table comment add column comment_uuid uuid;
-- of the page, as the reports of traffic name it
alter table comment add column path text not null default '';
-- null where the sender is no tracker
alter table comment add column visitor_id uuid;
alter table comment add column session_id uuid;
-- ISO 3166 code; '' where it is unknown
alter table comment add column country text not null default '';
comment on column comment.feedback_id is 'the form that it came through; 0: the site''s own code';
comment on column comment.comment_uuid is 'made by the sender, once: a repeat is stored once';
create unique index comment_once on comment (widget_id, comment_uuid);
create index comment_visitor on comment (widget_id, visitor_id);
