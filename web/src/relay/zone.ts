// The time zone of this browser: the member's choice, otherwise the browser's own. It is stored, so that the first
// request of the next page already uses it.
const KEY = "timezone";

function remembered(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

let chosen = remembered();

/** null: the browser's own. */
export function rememberZone(zone: string | null): void {
  chosen = zone ?? undefined;
  try {
    if (zone) localStorage.setItem(KEY, zone);
    else localStorage.removeItem(KEY);
  } catch {
    // without storage, the browser's own zone is used until the member's zone has loaded
  }
}

/** The current UTC offset of a zone in minutes; undefined if the browser doesn't know the zone. */
function minutesIn(zone: string): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts();
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours = "0", minutes = "0"] = /^GMT(?:([+-])(\d{1,2}):(\d{2}))?$/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) + 0;
  } catch {
    return undefined;
  }
}

/** The UTC offset in hours, in the format of the `tz` header: 8, -3.5. */
export const hoursFromUtc = (): string =>
  String(((chosen === undefined ? undefined : minutesIn(chosen)) ?? -new Date().getTimezoneOffset()) / 60);
