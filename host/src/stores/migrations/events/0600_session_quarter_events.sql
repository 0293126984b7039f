-- session_quarter (see 0500) with three more columns: the named events of each session and quarter hour, the start of
-- the session, and its source. The aggregates of existing rows can't be extended, so that the table is computed again.
DROP VIEW IF EXISTS event_seen;

DROP VIEW IF EXISTS session_quarter_told;

DROP TABLE IF EXISTS event_to_add_up;

DROP TABLE IF EXISTS session_quarter;

CREATE TABLE session_quarter
(
    widget_id UInt32,
    quarter DateTime('UTC') CODEC(Delta, LZ4),
    session_id UInt64 CODEC(LZ4),
    visitor UInt64 CODEC(LZ4),
    began SimpleAggregateFunction(min, DateTime64(3, 'UTC')) CODEC(Delta, LZ4),
    ended SimpleAggregateFunction(max, DateTime64(3, 'UTC')) CODEC(Delta, LZ4),
    viewed SimpleAggregateFunction(sum, UInt64),
    interacted SimpleAggregateFunction(sum, UInt64),
    used SimpleAggregateFunction(sum, UInt64),
    -- the path of each page view
    paths SimpleAggregateFunction(groupArrayArray, Array(String)),
    -- the named events, each once: c (sent by code), r (by a rule) or t (by the tracker), then the name
    named SimpleAggregateFunction(groupUniqArrayArray, Array(String)),
    session_start SimpleAggregateFunction(min, DateTime64(3, 'UTC')) CODEC(Delta, LZ4),
    entry_path SimpleAggregateFunction(any, String),
    channel SimpleAggregateFunction(any, LowCardinality(String)),
    ref_host SimpleAggregateFunction(any, LowCardinality(String)),
    source_name SimpleAggregateFunction(any, LowCardinality(String)),
    utm_source SimpleAggregateFunction(any, LowCardinality(String)),
    utm_medium SimpleAggregateFunction(any, LowCardinality(String)),
    utm_campaign SimpleAggregateFunction(any, LowCardinality(String)),
    utm_content SimpleAggregateFunction(any, LowCardinality(String)),
    utm_term SimpleAggregateFunction(any, LowCardinality(String)),
    country SimpleAggregateFunction(any, LowCardinality(String)),
    region SimpleAggregateFunction(any, LowCardinality(String)),
    city SimpleAggregateFunction(any, LowCardinality(String)),
    device SimpleAggregateFunction(any, LowCardinality(String)),
    browser SimpleAggregateFunction(any, LowCardinality(String)),
    os SimpleAggregateFunction(any, LowCardinality(String)),
    lang SimpleAggregateFunction(any, LowCardinality(String)),
    screen_w SimpleAggregateFunction(any, UInt16),
    screen_h SimpleAggregateFunction(any, UInt16),
    -- the name of the time column of events
    ts DateTime('UTC') ALIAS quarter
)
ENGINE = AggregatingMergeTree
PARTITION BY toYYYYMM(quarter)
ORDER BY (widget_id, quarter, session_id, visitor)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Stores nothing: rows that are inserted into it are added to session_quarter. Existing events, and the remaining events
-- of sessions from which others are deleted, are inserted into it again.
CREATE TABLE event_to_add_up
(
    widget_id UInt32,
    ts DateTime64(3, 'UTC'),
    session_id UUID,
    visitor_id UUID,
    is_bot UInt8,
    is_internal UInt8,
    type LowCardinality(String),
    name String,
    rule_id UInt32,
    session_start DateTime64(3, 'UTC'),
    path String,
    engaged_ms UInt32,
    entry_path String,
    channel LowCardinality(String),
    ref_host LowCardinality(String),
    source_name LowCardinality(String),
    utm_source LowCardinality(String),
    utm_medium LowCardinality(String),
    utm_campaign LowCardinality(String),
    utm_content LowCardinality(String),
    utm_term LowCardinality(String),
    country LowCardinality(String),
    region LowCardinality(String),
    city LowCardinality(String),
    device LowCardinality(String),
    browser LowCardinality(String),
    os LowCardinality(String),
    lang LowCardinality(String),
    screen_w UInt16,
    screen_h UInt16
)
ENGINE = Null;

CREATE MATERIALIZED VIEW session_quarter_told TO session_quarter AS
SELECT
    widget_id,
    toStartOfFifteenMinutes(toDateTime(ts, 'UTC')) AS quarter,
    session AS session_id,
    sipHash64(visitor_id) AS visitor,
    min(ts) AS began,
    max(ts) AS ended,
    countIf(type = 'pageview') AS viewed,
    countIf(type IN ('event', 'click', 'outbound', 'form_submit')) AS interacted,
    sum(engaged_ms) AS used,
    groupArrayIf(path, type = 'pageview') AS paths,
    groupUniqArrayIf(
        concat(if(type != 'event', 't', if(rule_id > 0, 'r', 'c')), if(type = 'event', name, toString(type))),
        type IN ('event', 'click', 'rage', 'dead', 'outbound', 'error', 'form_submit')
    ) AS named,
    min(session_start) AS session_start,
    any(entry_path) AS entry_path,
    any(channel) AS channel,
    any(ref_host) AS ref_host,
    any(source_name) AS source_name,
    any(utm_source) AS utm_source,
    any(utm_medium) AS utm_medium,
    any(utm_campaign) AS utm_campaign,
    any(utm_content) AS utm_content,
    any(utm_term) AS utm_term,
    any(country) AS country,
    any(region) AS region,
    any(city) AS city,
    any(device) AS device,
    any(browser) AS browser,
    any(os) AS os,
    any(lang) AS lang,
    any(screen_w) AS screen_w,
    any(screen_h) AS screen_h
FROM
(
    SELECT *, sipHash64(session_id) AS session FROM event_to_add_up
    WHERE is_bot = 0 AND is_internal = 0 AND session_id != toUUID('00000000-0000-0000-0000-000000000000')
)
GROUP BY widget_id, quarter, session, visitor;

CREATE MATERIALIZED VIEW event_seen TO event_to_add_up AS
SELECT
    widget_id, ts, session_id, visitor_id, is_bot, is_internal, type, name, rule_id, session_start, path, engaged_ms,
    entry_path, channel, ref_host, source_name, utm_source, utm_medium, utm_campaign, utm_content, utm_term, country,
    region, city, device, browser, os, lang, screen_w, screen_h
FROM event;

-- The embedded store would apply the time limit of the previous query; its memory limit holds with smaller blocks.
INSERT INTO event_to_add_up
SELECT
    widget_id, ts, session_id, visitor_id, is_bot, is_internal, type, name, rule_id, session_start, path, engaged_ms,
    entry_path, channel, ref_host, source_name, utm_source, utm_medium, utm_campaign, utm_content, utm_term, country,
    region, city, device, browser, os, lang, screen_w, screen_h
FROM event
SETTINGS max_execution_time = 0, max_partitions_per_insert_block = 0, min_insert_block_size_rows = 131072;
