import { getRecording as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { callersRecording } from "./callersRecording.ts";
import { describeRecordings } from "./describeRecordings.ts";
import { formMarks, marksOf } from "./marksOf.ts";
import { reachedGoals } from "./reachedGoals.ts";
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
    const [described, chunks, goals, errors, naming] = await Promise.all([
      describeRecordings(services, { widgetId, userId, keys: [key] }, signal),
      storedChunks(context, widgetId, key),
      reachedGoals(entities, widgetId),
      countedErrors(entities, widgetId),
      eventNaming(entities, widgetId),
    ]);
    const found = described.get(key);
    if (!found) throw new Problem(recordingsRefusals.recordingUnknown());
    const { recorded } = found;
    const [rows, tests] = await Promise.all([
      sessionMarks(context, { widget: widgetId, recorded, goals, errors, naming }),
      sessionTests(context, widgetId, recorded),
    ]);
    const tracked = rows.flatMap((row) => marksOf(row, recorded.started, goals.goals, naming));
    const marks = [...tracked, ...formMarks(chunks, recorded.started)].toSorted((a, b) => a.at_ms - b.at_ms);
    return { ...found, chunks, marks, tests };
  },
  answer: ({ recording, recorded, traits, chunks, marks, tests }) => ({
    recording,
    streams: streamsOf(chunks, recorded.started),
    marks,
    tests: tests.map(({ test, variant, at }) => ({
      test_id: test,
      variant_id: variant,
      at_ms: Math.max(0, at - recorded.started),
    })),
    // the site's own id is returned with the visitor
    attributes: Object.fromEntries(
      traits.filter(({ key }) => key !== "").map(({ key, value }) => [key, value === null ? "" : String(value)]),
    ),
  }),
});
