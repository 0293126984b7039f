import {
  getTrafficDifference as call,
  MOST_MOMENTS,
  MOST_SEGMENTS,
  MOST_TESTED,
} from "@sightline/schema/rest/traffic/difference";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { annotationsIn } from "#host/analytics/timeline/annotations.ts";
import { changesIn } from "#host/analytics/timeline/changes.ts";
import { comparedParts, completeDays } from "./comparedParts.ts";
import {
  adjust,
  countsTest,
  dispersionOfDays,
  explainedByMoments,
  explainedBySegments,
  inOrder,
  topMoments,
  type DatedEntry,
} from "./explain.ts";
import { segmentCounts } from "./segmentCounts.ts";

export const getTrafficDifference = route(call, {
  permit: readers("dashboard", "analytics"),
  gather: async (move) => {
    const scope = await gatherReport({ ...move, body: { compare: "previous", ...move.body } });
    return { scope, parts: scope.previous && comparedParts(scope.period, scope.previous, scope.now) };
  },
  ask: async ({ events, entities }, { scope, parts }, { caller, signal }) => {
    if (!parts) return undefined;
    const { now, before } = parts;
    const { widgetId } = scope.project;
    const [counts, notes, changes] = await Promise.all([
      segmentCounts({ events: events.cached, signal }, scope, { now, before, limit: MOST_TESTED }),
      annotationsIn(entities, widgetId, scope.period, caller).execute(),
      changesIn(entities, { caller, widgetId, period: now, zone: scope.zone }),
    ]);
    const entries: DatedEntry[] = [
      ...notes.map(({ date, end_date, text, page }) => ({
        ...{ kind: "note" as const, text, description: page },
        ...{ start_day: date.slice(0, 10), end_day: (end_date ?? date).slice(0, 10) },
      })),
      ...changes.map(({ kind, text, description, date }) => ({
        ...{ kind, text, description },
        ...{ start_day: date.slice(0, 10), end_day: date.slice(0, 10) },
      })),
    ];
    return { counts, entries };
  },
  answer: (answered, { scope, parts }, { body }) => {
    const range = answeredRange(scope);
    if (!answered || !parts) return { difference: null, range };
    const { counts, entries } = answered;
    const { now, before, until } = parts;
    const sessionsOf = new Map(counts.days.map((day) => [day.name, day]));
    const daysOf = (which: "now" | "before") =>
      completeDays(parts[which], scope.zone).map((day) => ({ day, sessions: sessionsOf.get(day)?.[which] ?? 0 }));
    const days = { now: daysOf("now"), before: daysOf("before") };
    const length = before.to - before.from;
    const totals = {
      now: counts.now,
      before: counts.before,
      dispersion: dispersionOfDays(days),
      firstTime: length / (length + now.to - now.from),
    };
    // a year ago is too far away to tell what was usual before a change
    const around = body.compare === "year" ? days.now : [...days.before, ...days.now];
    const moments = explainedByMoments(entries, around, counts.now - counts.before);
    const segments = explainedBySegments(counts.segments, totals);
    const adjusted = adjust(segments, moments);
    return {
      difference: {
        now: counts.now,
        before: counts.before,
        p: countsTest(counts, totals),
        dispersion: totals.dispersion,
        segments: inOrder(adjusted.segments).slice(0, MOST_SEGMENTS),
        moments: topMoments(adjusted.moments, MOST_MOMENTS),
        until: until === undefined ? null : new Date(until).toISOString(),
      },
      range,
    };
  },
});
