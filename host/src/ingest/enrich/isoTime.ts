// The same text as Date.toISOString(), which takes a tenth of the time that the row of an event takes. Times of the same
// day share their date.
const two = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, "0"));
const DAY = 86_400_000;

let latest = { day: NaN, date: "" };

/** `ms`: milliseconds since 1970, of a year with four digits. */
export function isoTime(ms: number): string {
  const at = Math.trunc(ms);
  const day = Math.floor(at / DAY);
  if (day !== latest.day) latest = { day, date: new Date(day * DAY).toISOString().slice(0, 11) };
  const rest = at - day * DAY;
  const seconds = Math.floor(rest / 1000);
  const minutes = Math.floor(seconds / 60);
  const fraction = String(rest % 1000).padStart(3, "0");
  return `${latest.date}${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}.${fraction}Z`;
}
