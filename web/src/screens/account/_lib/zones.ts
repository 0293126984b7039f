import { t } from "#web/texts/t.ts";
import type { Choice } from "#web/ui/forms/Select.tsx";

/** Option value for the browser's own time zone. */
export const BROWSER = "browser";

/** "Europe/Paris" as a readable label with its current UTC offset. */
function labelOf(zone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone.replaceAll("_", " ")} (${offset})`;
}

/** Includes `chosen` even if this browser doesn't know it. */
export function zoneChoices(chosen: string | null): Choice[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const known = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  const all = chosen && !known.includes(chosen) ? [chosen, ...known] : known;
  return [
    { id: BROWSER, label: t("Browser time zone: {zone}", { zone: own.replaceAll("_", " ") }) },
    ...all.map((zone) => ({ id: zone, label: known.includes(zone) ? labelOf(zone) : zone })),
  ];
}
