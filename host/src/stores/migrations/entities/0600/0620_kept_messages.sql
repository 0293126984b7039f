-- texts of recommendations and notifications by reason and values, so that each member reads them in their language;
-- those written before keep their English text
alter table recommendation
  alter column title type jsonb using jsonb_build_object('message', title),
  alter column body type jsonb using jsonb_build_object('message', body),
  alter column link_text type jsonb using jsonb_build_object('message', link_text);
alter table notification
  alter column title type jsonb using jsonb_build_object('message', title),
  alter column text type jsonb using jsonb_build_array(jsonb_build_object('message', text));
alter table notification rename column text to sentences;
