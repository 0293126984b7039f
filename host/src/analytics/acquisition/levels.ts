// The column of each level on an event. Every event has the attribution of its session.
import { AcquisitionLevel } from "@sightline/schema/rest/acquisition/acquisition";
import type { AcquisitionScope } from "./acquisitionScope.ts";

export const levelSql: Record<AcquisitionLevel, string> = {
  channel: "toString(channel)",
  source: "toString(source_name)",
  landing: "toString(entry_path)",
  campaign: "toString(utm_campaign)",
};

/** Levels of a whole session, as `at_channel`, `at_source` and so on. */
export const levelColumns = (levels: readonly AcquisitionLevel[] = AcquisitionLevel.options): string[] =>
  levels.map((level) => `any(${levelSql[level]}) AS at_${level}`);

/** The drill-down condition over rows with those columns. */
export function withinSql({ within }: AcquisitionScope): string {
  const parts = AcquisitionLevel.options
    .filter((level) => within[level] !== undefined)
    .map((level) => `at_${level} = {in_${level}:String}`);
  return parts.join(" AND ") || "1";
}

/** The drill-down condition over events and quarter hours. */
export function withinEventsSql({ within }: AcquisitionScope): string {
  const parts = AcquisitionLevel.options
    .filter((level) => within[level] !== undefined)
    .map((level) => `${levelSql[level]} = {in_${level}:String}`);
  return parts.join(" AND ") || "1";
}
