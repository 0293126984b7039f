-- Forms that the visitor began and had not submitted when the recorded document was closed. Of a document's last chunk.
ALTER TABLE recording_chunk ADD COLUMN IF NOT EXISTS form_drops UInt32 AFTER moves;
