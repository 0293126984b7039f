import type { ChartChange } from "@sightline/schema/rest/timeline/changes";
import type { TimelineEntry } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";

/** A change as a timeline entry: the same key always identifies the same entry. */
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
