// Saved filters with the names of their authors, and the one of a request.
import type { Segment } from "@sightline/schema/rest/segments/segments";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export function segments(entities: EntityStore) {
  return entities
    .selectFrom("segment")
    .innerJoin("member", "member.user_id", "segment.user_id")
    .select(["segment_id", "widget_id", "segment.name", "custom_filter", "member.name as author", "segment.created_at"])
    .orderBy("segment.name");
}

type SegmentRow = Awaited<ReturnType<ReturnType<typeof segments>["execute"]>>[number];

export const segmentOf = (row: SegmentRow): Segment => ({ ...row, created_at: row.created_at.toISOString() });

export const oneSegment = async (entities: EntityStore, id: number): Promise<Segment> =>
  segmentOf(await segments(entities).where("segment_id", "=", id).executeTakeFirstOrThrow());

/** A segment of a project that the caller may view. Segments of other projects are treated as nonexistent. */
export async function ownSegment(services: Services, caller: Caller, segmentId: number) {
  const row = await services.entities
    .selectFrom("segment")
    .select(["segment_id", "widget_id"])
    .where("segment_id", "=", segmentId)
    .executeTakeFirst();
  if (!row) throw new Problem(trafficRefusals.segmentNotFound());
  await scopedProject(services, caller, row.widget_id, trafficRefusals.segmentNotFound());
  return row;
}

/** Names are unique, ignoring case. */
export async function refuseTakenName(
  entities: EntityStore,
  { widgetId, name, but }: { widgetId: number; name: string; but?: number },
): Promise<void> {
  const rows = await entities
    .selectFrom("segment")
    .select(["segment_id", "name"])
    .where("widget_id", "=", widgetId)
    .execute();
  const taken = rows.find((row) => row.name.toLowerCase() === name.toLowerCase() && row.segment_id !== but);
  if (taken) throw new Problem(trafficRefusals.segmentNameTaken({ name: taken.name }), { field: "name" });
}
