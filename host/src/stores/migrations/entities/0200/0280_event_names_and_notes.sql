-- What members call the events of a project; the events themselves stay as they came. An event without a row goes by
-- the name that it was sent with.
create table event_name (
  widget_id integer not null references widget (widget_id),
  -- as the events carry it; those that the tracker saw are named by their kind
  event_name text not null,
  -- '': none
  display_name text not null default '',
  -- left out of lists and flows; what counts by it goes on
  is_hidden boolean not null default false,
  -- counted as this one wherever events are read; null: it stands for itself
  merged_into text,
  changed_by integer not null references member (user_id),
  changed_at timestamptz not null,
  primary key (widget_id, event_name),
  check (merged_into <> event_name)
);
create index event_name_merged on event_name (widget_id, merged_into) where merged_into is not null;
create index event_name_changed_by on event_name (changed_by);

-- A note may stand for days or hours up to an end, wear a colour, be about a page, and be seen by its author alone or
-- through share links as well. Those that are there already stay the company's.
alter table annotation
  -- inclusive, of the form of `date`; null: the note stands at one day or hour
  add column end_date text,
  add column color text not null default 'grey',
  -- me, company or link
  add column visibility text not null default 'company' check (visibility in ('me', 'company', 'link')),
  -- its path; '': none in particular
  add column page text not null default '';
create index annotation_author on annotation (user_id);
