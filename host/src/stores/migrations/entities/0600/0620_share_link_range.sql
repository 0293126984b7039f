-- range_preset: a range that moves with the date; null: the fixed days of start_date and end_date, as in links from before.
-- token_sealed: the link's token, encrypted by a key that is not in the store, so that its URL can be copied again; null in
-- links from before.
alter table share_link add column range_preset text;
alter table share_link add column token_sealed text;
