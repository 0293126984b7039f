// Goals on a funnel's step and on forms in the list of recordings and the replay.
import { createFunnel } from "@sightline/schema/rest/funnels/funnels";
import { createGoal, deleteGoal } from "@sightline/schema/rest/goals/goals";
import { getRecording, listRecordings } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FilterCriteria } from "@sightline/schema/rest/range";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let widget_id: number;

beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  const at = (minute: number) => `2026-03-17T10:0${minute}:00Z`;
  const events = [1, 2].flatMap((session) =>
    ["/cart", "/help", "/thanks"].map((path, n) =>
      eventRow({
        ...{ widgetId: widget_id, session, at: at(n), session_start: at(0), path },
        url: `https://shop.example${path}`,
      }),
    ),
  );
  // leaves the form on the page /cart after two fields, whose events are sent together
  const forms = ["form_start", "form_field", "form_field"].map((type, n) =>
    eventRow({
      ...{ widgetId: widget_id, session: 2, at: n === 0 ? "2026-03-17T10:00:10Z" : "2026-03-17T10:00:30Z" },
      ...{ session_start: at(0), path: "/cart", url: "https://shop.example/cart", type, selector: "#signup" },
      ...{ field: `field${n}`, is_reached: 1, is_last: n === 2 ? 1 : 0 },
    }),
  );
  await host.events.insert("event", [...events, ...forms]);
  const chunks = [1, 2].map((session) => chunkRowOf({ widgetId: widget_id, session, at: at(0), seconds: 300 }));
  await host.events.insert("recording_chunk", chunks);
});
afterAll(() => host.close());

const read = async (session: number) => {
  const body = { widget_id, startDate: "2026-03-17", endDate: "2026-03-17" };
  const list = await host.request(listRecordings, { as: "viewer", body });
  const replay = await host.request(getRecording, {
    as: "viewer",
    params: { key: sessionId(session) },
    query: { widget_id: String(widget_id) },
  });
  expect([list.status, replay.status]).toEqual([200, 200]);
  const row = list.answer.rows.find(({ recording }) => recording.key === sessionId(session));
  const marks = replay.answer.marks.filter(({ kind }) => kind === "goal").map(({ name, at_ms }) => [name, at_ms]);
  return { converted: row?.recording.converted_at, marks };
};

const page = (value: string, more: object = {}) => ({ kind: "page" as const, value, ...more });

async function goalWithExclusion(goal_name: string, criteria: FilterCriteria, value: string): Promise<void> {
  const custom_filter = [[{ criteria, operator: "==" as const, value }]];
  const funnel = await host.request(createFunnel, {
    as: "user",
    body: {
      ...{ widget_id, id_name: goal_name, mode: "session" as const, window: 3600 },
      steps: [page("/cart"), page("/thanks")],
      exclusions: [page("/help", { custom_filter })],
    },
  });
  expect(funnel.status).toBe(200);
  const body = { widget_id, goal_name, goal_type: "funnelStep" as const, goal_value: `${funnel.answer.id}:2` };
  expect((await host.request(createGoal, { as: "user", body })).status).toBe(200);
}

it("marks an abandoned form once, which converts nobody", async () => {
  const body = { widget_id, goal_name: "left", goal_type: "formAbandoned" as const, goal_value: "/cart #signup" };
  const { goal_profile_id } = (await host.request(createGoal, { as: "user", body })).answer;
  expect(await read(2)).toEqual({ converted: null, marks: [["left", 30_000]] });
  // only events of the visitor are read, and of the other one nothing is marked
  expect(await read(1)).toEqual({ converted: null, marks: [] });
  await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
});

describe("a goal on a funnel whose exclusion has its own filter", () => {
  it("is reached in the list and in the replay as the filter says, in the project's time zone", async () => {
    await host.entities
      .updateTable("widget")
      .set({ timezone: "Asia/Tokyo" })
      .where("widget_id", "=", widget_id)
      .execute();
    // 10:01 in UTC is 19:01 there
    await goalWithExclusion("not at 19", "hourofday", "19");
    await goalWithExclusion("not at 10", "hourofday", "10");
    await goalWithExclusion("not to the end", "exit_page", "/thanks");
    await goalWithExclusion("not to help", "exit_page", "/help");
    expect(await read(1)).toEqual({
      converted: "2026-03-17T10:02:00.000Z",
      marks: [
        ["not at 10", 120_000],
        ["not to help", 120_000],
      ],
    });
  });
});
