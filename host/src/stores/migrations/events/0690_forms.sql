-- What happened to a form's field between two reports of the tracker (types form_start, form_field, form_submit); times
-- and counts of several reports add up. `selector` is the form, `field` and `field_type` the field, `text` a label.
-- Nothing of what visitors enter is stored.
-- `form_attempt`: number of the attempt to submit within its page view; 0: the page was left.
-- `hesitation_ms`: from the first focus to the first input; 0: unknown. `field_errors`: validation errors; of an attempt
-- the number of fields that the browser itself refused.
ALTER TABLE event
    ADD COLUMN IF NOT EXISTS field_position UInt16,
    ADD COLUMN IF NOT EXISTS form_attempt UInt16,
    ADD COLUMN IF NOT EXISTS focused_ms UInt32,
    ADD COLUMN IF NOT EXISTS hesitation_ms UInt32,
    ADD COLUMN IF NOT EXISTS focuses UInt16,
    ADD COLUMN IF NOT EXISTS refills UInt16,
    ADD COLUMN IF NOT EXISTS field_errors UInt16,
    ADD COLUMN IF NOT EXISTS is_filled UInt8,
    ADD COLUMN IF NOT EXISTS is_reached UInt8,
    ADD COLUMN IF NOT EXISTS is_last UInt8;
