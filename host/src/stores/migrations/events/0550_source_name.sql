-- Who sent the visitor, under one name for all its hosts and spellings: Google, Facebook, Gmail. Unknown senders, and
-- events stored before this column, have what the address said: utm_source, otherwise the referring host.
ALTER TABLE event
    ADD COLUMN IF NOT EXISTS source_name LowCardinality(String) DEFAULT if(utm_source != '', utm_source, ref_host);
