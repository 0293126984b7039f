-- Write buffers grow with what a column has. By default each of a table's columns has two of 1 MB, while a large part is
-- written: 360 MB for the events, of the 500 MB that the embedded store has. Writing a month of ten million events anew,
-- which removes the hashes of addresses after 31 days, failed for that when anything else ran, and was tried again and
-- again.
ALTER TABLE event MODIFY SETTING
    min_columns_to_activate_adaptive_write_buffer = 1,
    max_compress_block_size = 262144;

ALTER TABLE session_quarter MODIFY SETTING
    min_columns_to_activate_adaptive_write_buffer = 1,
    max_compress_block_size = 262144;

ALTER TABLE recording_chunk MODIFY SETTING
    min_columns_to_activate_adaptive_write_buffer = 1,
    max_compress_block_size = 262144;
