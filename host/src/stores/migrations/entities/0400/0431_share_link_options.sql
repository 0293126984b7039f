-- what a link's holder may not do or see: no files where download is false; hide names who is not shown ('names',
-- 'emails'). Links from before keep what they allowed.
alter table share_link add column download boolean not null default true;
alter table share_link add column hide text[] not null default '{}';
