-- What heatmaps read of a chunk. `host` and `path` are the page's, as in `event`; those of older chunks follow from the
-- URL. `page_view_id` is the event of the page view to which all of the chunk belongs.
-- `pointer`: where the pointer was, at most twice a second while it moved: the element, the position in percent of its
-- box, and in percent of the document. `attention`: milliseconds for which each of 20 equal bands of the document's
-- height was visible to an active visitor; empty if unknown.
ALTER TABLE recording_chunk
    ADD COLUMN IF NOT EXISTS host LowCardinality(String) DEFAULT lower(domain(url)),
    ADD COLUMN IF NOT EXISTS path String DEFAULT path(url) CODEC(ZSTD(1)),
    ADD COLUMN IF NOT EXISTS page_view_id UUID,
    ADD COLUMN IF NOT EXISTS pointer Array(Tuple(selector String, ex UInt8, ey UInt8, x Float32, y Float32)) CODEC(ZSTD(1)),
    ADD COLUMN IF NOT EXISTS attention Array(UInt32) CODEC(ZSTD(1));
