-- How many inserted blocks each table recognizes when they are repeated. A block counts once per month that it contains.
-- A host may repeat its last insert after an outage during which other hosts went on inserting five times a second.
ALTER TABLE event MODIFY SETTING non_replicated_deduplication_window = 10000;

ALTER TABLE session_quarter MODIFY SETTING non_replicated_deduplication_window = 10000;
