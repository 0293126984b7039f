// The choices of a time zone, by region.
import { t } from "#web/texts/t.ts";
import type { ChoiceGroup } from "./SearchSelect.tsx";
import type { Choice } from "./SelectBox.tsx";

const regions: Readonly<Record<string, string>> = {
  Africa: t("Africa"),
  America: t("America"),
  Antarctica: t("Antarctica"),
  Arctic: t("Arctic"),
  Asia: t("Asia"),
  Atlantic: t("Atlantic"),
  Australia: t("Australia"),
  Europe: t("Europe"),
  Indian: t("Indian Ocean"),
  Pacific: t("Pacific"),
};

/** The browser's own time zone in words. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");

/** "Europe/Paris" as a readable label with its current UTC offset. */
function labelOf(zone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone.replaceAll("_", " ")} (${offset})`;
}

/** Starts with the automatic choice. Includes `chosen` even if this browser doesn't know it. */
export function zoneGroups(automatic: Choice, chosen: string | null | undefined): ChoiceGroup[] {
  const known = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  const all = chosen && !known.includes(chosen) ? [chosen, ...known] : known;
  const byRegion = Map.groupBy(all, (zone) => regions[zone.split("/")[0] ?? ""] ?? t("Other"));
  return [
    { title: t("Automatic"), choices: [automatic] },
    ...[...byRegion].map(([title, zones]) => ({
      title,
      choices: zones.map((zone) => ({ id: zone, label: known.includes(zone) ? labelOf(zone) : zone })),
    })),
  ];
}
