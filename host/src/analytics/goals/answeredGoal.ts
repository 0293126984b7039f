import type { CountedGoal } from "@sightline/schema/rest/goals/counted";
import type { ReportGoal } from "./countedGoal.ts";

/** The goal whose conversions a report counted, as returned in the response. Empty if the report counted none. */
export const answeredGoal = (counted: ReportGoal | undefined): { goal?: CountedGoal } =>
  counted ? { goal: { key: counted.key, name: counted.name } } : {};
