import { getRecording as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { companyCaller, readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { describeRecordings } from "./describeRecordings.ts";
import { marksOf } from "./marksOf.ts";
import { reachedGoals } from "./reachedGoals.ts";
import { sessionMarks } from "./sql/sessionMarks.ts";
import { sessionTests } from "./sql/sessionTests.ts";
import { storedChunks } from "./sql/storedChunks.ts";
import { streamsOf } from "./streamsOf.ts";

export const getRecording = route(call, {
  permit: readers(),
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: async (services, { widgetId }, { params: { key }, caller, signal }) => {
    const { entities, events } = services;
    const { userId } = companyCaller(caller);
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
    const marks = rows.flatMap((row) => marksOf(row, recorded.started, goals.goals, naming));
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
