-- The event rule by which the tracker told of an event; 0 where the site's own code did.
ALTER TABLE event ADD COLUMN IF NOT EXISTS rule_id UInt32;
