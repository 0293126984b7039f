import { listRecordings as call } from "@sightline/schema/rest/recordings/recordings";
import { DEFAULT_RECORDING } from "@sightline/schema/rest/recordings/chunks";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { companyCaller, member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { describeRecordings } from "./describeRecordings.ts";
import { notedKeys, viewedKeys } from "./notedKeys.ts";
import { reachedGoals } from "./reachedGoals.ts";
import { sequenceSql } from "./sequenceSql.ts";
import { recordingList } from "./sql/recordingList.ts";

async function leastSeconds(entities: EntityStore, widgetId: number): Promise<number> {
  const row = await entities
    .selectFrom("widget")
    .select("setting")
    .where("widget_id", "=", widgetId)
    .executeTakeFirst();
  return row?.setting.recording?.min_seconds ?? DEFAULT_RECORDING.min_seconds;
}

export const listRecordings = route(call, {
  permit: member,
  gather: gatherReport,
  ask: async (services, scope, { body, caller, signal }) => {
    const { entities, events } = services;
    const { widgetId } = scope.project;
    const { userId } = companyCaller(caller);
    const { sort, without_internal, unviewed, starred, tag, visitor_id, after, direction, limit } = body;
    const [minSeconds, goals, errors, among, except] = await Promise.all([
      leastSeconds(entities, widgetId),
      reachedGoals(entities, widgetId),
      countedErrors(entities, widgetId),
      notedKeys(entities, { widgetId, starred, tag }),
      unviewed ? viewedKeys(entities, { widgetId, userId }) : undefined,
    ]);
    const sequence = await sequenceSql({ entities, widgetId, goals, errors }, body.sequence);
    const list = await recordingList({ events, signal }, scope, {
      ...{ sort, sequence, goals, errors, among, except, after, direction, limit },
      withoutInternal: without_internal,
      visitor: visitor_id,
      minSeconds,
    });
    const keys = list.rows.map(({ session_id }) => session_id);
    return { ...list, described: await describeRecordings(services, { widgetId, userId, keys }, signal) };
  },
  answer: ({ rows, total, sessions, described }, scope) => ({
    rows: rows.flatMap(({ session_id, sorted_by, match_ms }) => {
      const recording = described.get(session_id)?.recording;
      return recording ? [{ recording, sorted_by, match_ms }] : [];
    }),
    total,
    sessions,
    range: answeredRange(scope),
  }),
});
