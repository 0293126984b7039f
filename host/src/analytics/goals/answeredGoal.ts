import type { CountedGoal } from "@sightline/schema/rest/goals/counted";
import type { ReportGoal } from "./countedGoal.ts";

/** Whose conversions a report counted, as its answer says it; nothing where none were. */
export const answeredGoal = (counted: ReportGoal | undefined): { goal?: CountedGoal } =>
  counted ? { goal: { key: counted.key, name: counted.name } } : {};
