-- How many minutes the visitor's clock was ahead of UTC (behind: less than 0), as the visitor's browser said; -32768
-- where nobody said it: of events before this column, of servers, of imported logs.
ALTER TABLE event
    ADD COLUMN IF NOT EXISTS utc_offset Int16 DEFAULT -32768 CODEC(ZSTD(1));
