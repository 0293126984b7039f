-- kept (no mail server is set), waiting, sent, failed (given up; last_error says why)
alter table mail add column state text not null default 'kept';
alter table mail add column tries integer not null default 0;
alter table mail add column last_error text;
alter table mail add column sent_at timestamptz;
