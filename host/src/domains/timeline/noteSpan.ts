import { timelineRefusals } from "@sightline/schema/rest/timeline/refusals";
import { Problem } from "#host/http/problem.ts";

/** The position of a note. Days and hours are compared by their common prefix. */
export function noteSpan({ date, end_date }: { date: string; end_date: string | null }) {
  const shared = Math.min(date.length, end_date?.length ?? date.length);
  if (end_date !== null && end_date.slice(0, shared) < date.slice(0, shared)) {
    throw new Problem(timelineRefusals.noteReversed(), { field: "end_date" });
  }
  return { date, end_date: end_date === date ? null : end_date };
}
