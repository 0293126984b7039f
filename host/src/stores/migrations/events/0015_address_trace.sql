-- Keyed hashes of the sender's address and of its network (24 bits of IPv4, 48 of IPv6), so that rules on addresses can
-- be counted against the past; 0 where there is none. They are gone 31 days after the event came.
ALTER TABLE event
    ADD COLUMN IF NOT EXISTS address_hash UInt64 CODEC(ZSTD(1)) TTL toDateTime(received_at) + toIntervalDay(31),
    ADD COLUMN IF NOT EXISTS network_hash UInt64 CODEC(ZSTD(1)) TTL toDateTime(received_at) + toIntervalDay(31);
