// Whose clock this browser reads: the time zone that the member chose, otherwise its own. It is remembered, so that the
// very first question of the next page asks by the right clock.
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
    // a browser that keeps nothing asks by its own clock until the member's zone has arrived
  }
}

/** Minutes from UTC of a zone's clock at this moment; undefined where the browser does not know it. */
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

/** Hours from UTC, as the `tz` header wants them: 8, -3.5. */
export const hoursFromUtc = (): string =>
  String(((chosen === undefined ? undefined : minutesIn(chosen)) ?? -new Date().getTimezoneOffset()) / 60);
