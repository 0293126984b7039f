import { getRecording as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { seenVisitors } from "#host/analytics/visitors/seenVisitors.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { callersRecording } from "./callersRecording.ts";
import { describeRecordings } from "./describeRecordings.ts";
import { formMarks, marksOf, withoutRepeats } from "./marksOf.ts";
import { reachedGoals } from "./reachedGoals.ts";
import { OF_VISITORS } from "./sql/sessionFacts.ts";
import { sessionMarks } from "./sql/sessionMarks.ts";
import { sessionTests } from "./sql/sessionTests.ts";
import { storedChunks } from "./sql/storedChunks.ts";
import { streamsOf } from "./streamsOf.ts";

export const getRecording = route(call, {
  permit: readers("playback"),
  gather: callersRecording,
  ask: async (services, { widgetId }, { params: { key }, caller, signal }) => {
    const { entities, events } = services;
    const userId = caller.kind === "member" || caller.kind === "key" ? caller.userId : null;
    const context = { events, signal };
    const [goals, errors] = await Promise.all([
      reachedGoals(entities, widgetId, OF_VISITORS),
      countedErrors(entities, widgetId),
    ]);
    const [described, chunks, naming] = await Promise.all([
      describeRecordings(services, { widgetId, userId, keys: [key], rules: { goals, errors } }, signal),
      storedChunks(context, widgetId, key),
      eventNaming(entities, widgetId),
    ]);
    const found = described.get(key);
    if (!found) throw new Problem(recordingsRefusals.recordingUnknown());
    const { recorded, recording } = found;
    const [rows, tests, seen] = await Promise.all([
      sessionMarks(context, { widget: widgetId, recorded, goals, errors, naming }),
      sessionTests(context, widgetId, recorded),
      seenVisitors(context, widgetId, [recorded.visitor]),
    ]);
    const tracked = withoutRepeats(rows.flatMap((row) => marksOf(row, recorded.started, goals.goals, naming)));
    const marks = [...tracked, ...formMarks(chunks, recorded.started)].toSorted((a, b) => a.at_ms - b.at_ms);
    // the events may not be tracked, or not be loaded yet
    const firstSeen = seen.get(recorded.visitor)?.first_seen ?? recording.start;
    return { ...found, chunks, marks, tests, firstSeen };
  },
  answer: ({ recording, recorded, traits, chunks, marks, tests, firstSeen }) => ({
    recording,
    streams: streamsOf(chunks, recorded.started),
    marks,
    tests: tests.map(({ test, variant, at }) => ({
      test_id: test,
      variant_id: variant,
      at_ms: Math.max(0, at - recorded.started),
    })),
    first_seen: firstSeen,
    // the site's own id is returned with the visitor
    attributes: Object.fromEntries(
      traits.filter(({ key }) => key !== "").map(({ key, value }) => [key, value === null ? "" : String(value)]),
    ),
  }),
});
