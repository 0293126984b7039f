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
