// Label and value format of each dimension, and the filter that a click on a row sets.
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { valueCondition, type Group } from "../url/reportState.ts";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { channelName } from "./channelName.ts";
import { deviceName } from "./deviceName.ts";

export interface DimensionKind {
  id: string;
  label: string;
  /** its label in a row of tabs, where the whole one is its accessible name */
  tab?: string;
  /** column header of the table */
  head: string;
  criteria: GraphCriteria | null;
  /** formats a stored value */
  write(value: string): string;
}

const named = (unknown: string) => (value: string) => value || unknown;

/** Made once, with the first name: it takes a phone 2 ms. */
function namesOf(type: "region" | "language"): (code: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    if (!code) return t("Unknown");
    try {
      return (names ??= new Intl.DisplayNames([locale()], { type })).of(code) ?? code;
    } catch {
      return code;
    }
  };
}

const regionName = namesOf("region");
const languageName = namesOf("language");

export const dimensionKinds = [
  { id: "PAGE", label: t("Top pages"), head: t("Page"), criteria: "PAGE", write: named(t("Unknown")) },
  {
    id: "ENTRY",
    label: t("Entry pages"),
    head: t("Entry page"),
    criteria: "LANDING_PAGE",
    write: named(t("Unknown")),
  },
  { id: "EXIT", label: t("Exit pages"), head: t("Exit page"), criteria: "EXIT_PAGE", write: named(t("Unknown")) },
  { id: "CHANNEL", label: t("Channels"), head: t("Channel"), criteria: "SOURCE", write: channelName },
  {
    id: "REF",
    label: t("Referrers"),
    head: t("Referrer"),
    criteria: "REF_HOST",
    write: named(t("Direct / none")),
  },
  {
    id: "UTM_SOURCE",
    label: t("UTM source"),
    tab: t("Source"),
    head: t("Source"),
    criteria: "UTM_SOURCE",
    write: named(t("None")),
  },
  {
    id: "UTM_MEDIUM",
    label: t("UTM medium"),
    tab: t("Medium"),
    head: t("Medium"),
    criteria: "UTM_MEDIUM",
    write: named(t("None")),
  },
  {
    id: "UTM_CAMPAIGN",
    label: t("UTM campaign"),
    tab: t("Campaign"),
    head: t("Campaign"),
    criteria: "UTM_CAMPAIGN",
    write: named(t("None")),
  },
  { id: "COUNTRY", label: t("Countries"), head: t("Country"), criteria: "COUNTRY", write: regionName },
  { id: "REGION", label: t("Regions"), head: t("Region"), criteria: "REGION", write: named(t("Unknown")) },
  { id: "CITY", label: t("Cities"), head: t("City"), criteria: "CITY", write: named(t("Unknown")) },
  { id: "LANG", label: t("Languages"), head: t("Language"), criteria: "LANG", write: languageName },
  { id: "DEVICE", label: t("Devices"), head: t("Device"), criteria: "DEVICE", write: deviceName },
  { id: "BROWSER", label: t("Browsers"), head: t("Browser"), criteria: "BROWSER", write: named(t("Unknown")) },
  { id: "OS", label: t("Operating systems"), head: t("Operating system"), criteria: "OS", write: named(t("Unknown")) },
] as const satisfies readonly DimensionKind[];

/** The "is" filter for a value. An empty value means unknown. */
export function valueGroups(dimension: string, value: string): readonly Group[] {
  const { criteria } = dimensionKind(dimension);
  if (criteria === null) return [];
  return [[valueCondition(criteria, value)]];
}

export function dimensionKind(id: string): DimensionKind {
  return (
    dimensionKinds.find((kind) => kind.id === id) ?? {
      id,
      label: id,
      head: id,
      criteria: null,
      write: named(t("Unknown")),
    }
  );
}
