/** An automatic form on more pages is one row of the list. */
export const MOST_PAGES = 5;
/** Rows of the list, fields of a form, and patterns of fields that the bootstrap resamples. */
export const MOST_FORMS = 5000;
export const MOST_FIELDS = 100;
export const MOST_PATTERNS = 10_000;
