/** Stored where an event has no session or page view: columns of ids hold no NULL. */
export const ABSENT_ID = "00000000-0000-0000-0000-000000000000";
