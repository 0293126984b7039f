-- IANA name; null: that of the browser
alter table member add column timezone text;
-- the new address that a link of the purpose `email` proves
alter table account_token add column email text;
-- who is signed in where. A member's jwt names its row; rows of jwts that have expired are dropped.
create table member_session (
  session_id text primary key,
  user_id integer not null references member (user_id),
  -- the browser's User-Agent
  agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- when whoever holds it last proved the password; compared with member.sessions_from
  proved_at timestamptz not null,
  ended_at timestamptz
);
create index member_session_member on member_session (user_id, created_at);
create index member_session_created on member_session (created_at);
-- pictures that members chose for themselves; a generated one stands in where there is none
create table avatar (
  user_id integer primary key references member (user_id),
  -- image/png, image/jpeg or image/webp
  type text not null,
  bytes bytea not null,
  updated_at timestamptz not null
);
