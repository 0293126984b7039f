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
import { OF_VISITORS } from "./sql/sessionFacts.ts";

/** Days before the end of the retention in which a recording is listed as expiring. */
const EXPIRING_DAYS = 7;
const DAY_MS = 86_400_000;

async function settingOf(entities: EntityStore, widgetId: number, now: number) {
  const row = await entities
    .selectFrom("widget")
    .select("setting")
    .where("widget_id", "=", widgetId)
    .executeTakeFirst();
  const days = row?.setting.retention_days;
  // without an end, no recording expires
  const expiring = days ? now + (EXPIRING_DAYS - days) * DAY_MS : 0;
  return {
    minSeconds: row?.setting.recording?.min_seconds ?? DEFAULT_RECORDING.min_seconds,
    expiringBefore: new Date(expiring).toISOString().slice(0, 10),
  };
}

export const listRecordings = route(call, {
  permit: member,
  gather: gatherReport,
  ask: async (services, scope, { body, caller, signal }) => {
    const { entities, events } = services;
    const { widgetId } = scope.project;
    const { userId } = companyCaller(caller);
    const now = services.now();
    const { sort, without_internal, unviewed, tag, collection, visitor_id, after, direction, limit } = body;
    const [{ minSeconds, expiringBefore }, goals, shownGoals, errors, among, except] = await Promise.all([
      settingOf(entities, widgetId, now),
      reachedGoals(entities, widgetId),
      reachedGoals(entities, widgetId, OF_VISITORS),
      countedErrors(entities, widgetId),
      notedKeys(entities, { widgetId, userId, now }, { tag, collection }),
      unviewed ? viewedKeys(entities, { widgetId, userId }) : undefined,
    ]);
    const sequence = await sequenceSql({ entities, widgetId, goals, errors }, body.sequence);
    // which recordings are worth watching doesn't change within a minute; the newest ones do
    const list = await recordingList({ events: sort === "relevance" ? events.cached : events, signal }, scope, {
      ...{ sort, sequence, goals, errors, among, except, after, direction, limit },
      withoutInternal: without_internal,
      withFriction: collection === "friction",
      before: collection === "expiring" ? expiringBefore : undefined,
      visitor: visitor_id,
      minSeconds,
    });
    const keys = list.rows.map(({ session_id }) => session_id);
    const rules = { goals: shownGoals, errors };
    return { ...list, described: await describeRecordings(services, { widgetId, userId, keys, rules }, signal) };
  },
  answer: ({ rows, total, sessions, described }, scope) => ({
    rows: rows.flatMap(({ session_id, sorted_by, match_ms, friction }) => {
      const recording = described.get(session_id)?.recording;
      return recording ? [{ recording, sorted_by, match_ms, friction }] : [];
    }),
    total,
    sessions,
    range: answeredRange(scope),
  }),
});
