// The filters that match exactly the sessions that a report counts in one hour or weekday.
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import type { Group } from "../url/reportState.ts";

/** The time zone of the hours, as requested by the report. */
export type ClockId = "project" | "visitor";

interface Hands {
  clock: ClockId;
  /** 1 Monday to 7 Sunday; undefined: any */
  weekday: number | undefined;
  /** 0 to 23; undefined: any */
  hour: number | undefined;
}

const is = (criteria: GraphCriteria, value: number): Group => [{ criteria, operator: "IS", value: String(value) }];

export function clockGroups({ clock, weekday, hour }: Hands): Group[] {
  const whose = clock === "visitor" ? "VISITOR_" : ("" as const);
  return [
    ...(weekday === undefined ? [] : [is(`${whose}DAYOFWEEK`, weekday)]),
    ...(hour === undefined ? [] : [is(`${whose}HOUROFDAY`, hour)]),
  ];
}
