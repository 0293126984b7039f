-- A profile and a page of a list ask for a few visitors of a project over all time: the filter tells which granules
-- can't hold them. Parts that were there before get it in the background.
ALTER TABLE event ADD INDEX IF NOT EXISTS by_visitor visitor_id TYPE bloom_filter(0.01) GRANULARITY 1;

ALTER TABLE event MATERIALIZE INDEX by_visitor;
