// A moment of the last 24 hours, as the URL and the slider have it: a whole minute, in milliseconds since 1970.

/** The parameter of the URL. */
const AT = "at";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The host checks the limits by its own clock. This browser's clock may differ from it. */
const TOLERANCE_MS = 5 * MINUTE;

interface ChosenMoment {
  /** null: live */
  at: number | null;
  /** the URL names a moment that can't be shown */
  isRefused: boolean;
}

export function readMoment(search: URLSearchParams, now = Date.now()): ChosenMoment {
  const text = search.get(AT);
  if (text === null) return { at: null, isRefused: false };
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  const isValid = moment >= now - DAY - TOLERANCE_MS && moment <= now + TOLERANCE_MS;
  return isValid ? { at: Math.floor(moment / MINUTE) * MINUTE, isRefused: false } : { at: null, isRefused: true };
}

/** `2026-11-23T14:35:00Z` */
export const momentText = (at: number): string => new Date(at).toISOString().replace(".000", "");

export function writeMoment(search: URLSearchParams, at: number | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (at === null) next.delete(AT);
  else next.set(AT, momentText(at));
  return next;
}
