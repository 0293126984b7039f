import type { ChartChange } from "@sightline/schema/rest/timeline/changes";
import type { TimelineEntry } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";

/** What was done, as the timeline has it: the same key leads to the same entry. */
export const changeOf = (change: ChartChange): Omit<TimelineEntry, "note"> => ({
  key: `done-${change.audit_id}`,
  kind: upper(change.kind),
  date: change.date,
  createdAt: change.created_at,
  text: change.text,
  description: change.description,
  subject: change.subject_id,
  userName: change.user_name,
});
