// The filter presets, written in the filter language itself.
import { filterPresets, type NamedFilterPreset } from "@sightline/schema/rest/filterLanguage";
import type { CustomFilter } from "@sightline/schema/rest/range";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { Problem } from "#host/http/problem.ts";

const is = (criteria: CustomFilter[number][number]["criteria"], ...values: string[]): CustomFilter => [
  values.map((value) => ({ criteria, operator: "==", value })),
];

const presets: Record<NamedFilterPreset, CustomFilter> = {
  mobile: is("device", "mobile"),
  desktop: is("device", "desktop"),
  tablet: is("device", "tablet"),
  new: is("visitor_type", "new"),
  returning: is("visitor_type", "returning"),
  /** paid visits */
  paid: is("source", "Paid Search", "Paid Social", "Display"),
  /** from a search engine, paid or organic */
  search: is("source", "Organic Search", "Paid Search"),
  direct: is("source", "Direct"),
};

export function presetFilter(name: string | undefined): CustomFilter {
  if (name === undefined) return [];
  const country = /^country-([A-Z]{2})$/.exec(name)?.[1];
  if (country) return is("country", country);
  const preset = filterPresets.find((one) => one === name);
  if (preset) return presets[preset];
  throw new Problem(filtersRefusals.unknownFilterBy({ presets: filterPresets.join(", ") }), {
    field: "filter_by",
  });
}
