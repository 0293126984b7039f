-- One row for each chunk of a recording: what its envelope says (schema/rest/recordings/chunks.ts), with corrected times.
-- The bytes are in the blob store, under a key made of these columns (host/src/stores/blobs/recordingBlob.ts).
-- `day` is the UTC day on which the recording began, the same for all of its chunks: the list of a period and the end of
-- the retention days read few parts. Rows with the same key are one chunk, inserted twice after a crash.
CREATE TABLE IF NOT EXISTS recording_chunk
(
    widget_id UInt32,
    day Date,
    session_id UUID,
    stream_id UUID,
    seq UInt16,
    visitor_id UUID,
    tab_id UUID,
    from_ts DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    to_ts DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    received_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
    url String CODEC(ZSTD(1)),
    title String CODEC(ZSTD(1)),
    view_w UInt16,
    view_h UInt16,
    has_full UInt8,
    events UInt32,
    clicks UInt32,
    keys UInt32,
    scrolls UInt32,
    moves UInt32,
    active_ms UInt32,
    is_throttled UInt8,
    is_last UInt8,
    bytes UInt32,
    INDEX by_session session_id TYPE bloom_filter(0.001) GRANULARITY 1,
    INDEX by_visitor visitor_id TYPE bloom_filter(0.01) GRANULARITY 1
)
ENGINE = ReplacingMergeTree(received_at)
PARTITION BY toYYYYMM(day)
ORDER BY (widget_id, day, session_id, stream_id, seq)
SETTINGS non_replicated_deduplication_window = 1000, fsync_after_insert = 1, fsync_part_directory = 1;
