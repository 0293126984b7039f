-- What a site has said of its visitors with `identify`: the last value of each attribute, and under the empty key the
-- site's own id. Few rows, sorted by visitor, so that a list of visitors never reads the whole event table for names.
-- `value` is JSON. Of rows with the same key the newest counts; ask with FINAL.
CREATE TABLE IF NOT EXISTS visitor_trait
(
    widget_id UInt32,
    visitor_id UUID,
    key String,
    value String,
    ts DateTime64(3, 'UTC')
)
ENGINE = ReplacingMergeTree(ts)
ORDER BY (widget_id, visitor_id, key)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Filled by whatever is inserted into the event table. A repeated insert changes nothing.
CREATE MATERIALIZED VIEW IF NOT EXISTS visitor_trait_told TO visitor_trait AS
SELECT
    widget_id,
    visitor_id,
    trait.1 AS key,
    trait.2 AS value,
    ts
FROM event
ARRAY JOIN arrayConcat(
    if(name = '', [], [('', toJSONString(name))]),
    arrayFilter(pair -> pair.1 != '', JSONExtractKeysAndValuesRaw(props))
) AS trait
WHERE type = 'identify' AND is_bot = 0;

INSERT INTO visitor_trait
SELECT
    widget_id,
    visitor_id,
    trait.1 AS key,
    trait.2 AS value,
    ts
FROM event
ARRAY JOIN arrayConcat(
    if(name = '', [], [('', toJSONString(name))]),
    arrayFilter(pair -> pair.1 != '', JSONExtractKeysAndValuesRaw(props))
) AS trait
WHERE type = 'identify' AND is_bot = 0;
