-- What kind of error an error is: '' a script that threw, rejection, console or network; and the version of the site's
-- own code that ran, as the site calls it ('' where it says none).
ALTER TABLE event
    ADD COLUMN IF NOT EXISTS error_kind LowCardinality(String),
    ADD COLUMN IF NOT EXISTS release LowCardinality(String);
