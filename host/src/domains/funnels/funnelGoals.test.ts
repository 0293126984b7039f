import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createFunnel, deleteFunnel } from "@sightline/schema/rest/funnels/funnels";
import { getAcquisition } from "@sightline/schema/rest/acquisition/acquisition";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { getGoalResult, previewGoal } from "@sightline/schema/rest/goals/goalResults";
import { deleteGoal, getGoal, getGoals, updateGoal } from "@sightline/schema/rest/goals/goals";
import { getFilterValues, getTrafficBreakdown, getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { sessionId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { definitionOf, insertSessions, page, range } from "./testing/checkoutSessions.ts";
import { funnelGoalRequests } from "./testing/funnelGoalRequests.ts";

describe("a goal on the step of a funnel", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insertSessions(host);
  });
  afterAll(() => host.close());
  // a project can have 20 of them
  afterEach(() => host.entities.updateTable("goal_profile").set({ archived_at: new Date() }).execute());

  const { funnel, add, goal, visits, sessionsOf } = funnelGoalRequests(() => host);

  it("has the conversions of past sessions that were counted by hand, with their time and page", async () => {
    const id = await funnel();
    const { goal_profile_id, counts_since, subject } = await goal(`${id}:3`);
    expect(counts_since).toBeNull();
    expect(subject).toEqual({
      ...{ name: "Checkout", state: "active" },
      step: { number: 3, of: 3, name: "/thanks" },
    });
    expect(await visits(goal_profile_id)).toMatchObject([
      { session_id: sessionId(2), at: "2026-03-10T11:01:40.000Z", path: "/thanks", pages: 5 },
      { session_id: sessionId(1), at: "2026-03-10T10:00:50.000Z", path: "/thanks", pages: 3 },
    ]);
    const body = { widget_id, goal_profile_id, ...range };
    const { totals, before, time } = (await host.request(getGoalResult, { as: "viewer", body })).answer;
    expect(totals).toMatchObject({ sessions: 7, visitors: 6, conversions: 2, converted_visitors: 2 });
    expect(before).toEqual([{ path: "/checkout", conversions: 2 }]);
    expect(time.median).toBe(100);
    expect(await sessionsOf((await goal(`${id}:2`)).goal_profile_id)).toEqual([1, 2, 3, 6].map(sessionId));
    expect(await sessionsOf((await goal(`${id}:1`)).goal_profile_id)).toEqual([1, 2, 3, 4, 6].map(sessionId));
  });

  it("counts the session in which a visitor reached it, also if the attempt began before the range", async () => {
    const id = await funnel({ mode: "visitor" });
    const { goal_profile_id } = await goal(`${id}:3`);
    expect(await sessionsOf(goal_profile_id)).toEqual([1, 2, 7].map(sessionId));
    const day = { startDate: "2026-03-13", endDate: "2026-03-13" };
    expect(await sessionsOf(goal_profile_id, day)).toEqual([sessionId(7)]);
    const short = await funnel({ mode: "visitor", window: 3600 });
    expect(await sessionsOf((await goal(`${short}:3`)).goal_profile_id, day)).toEqual([]);
  });

  it("is the same in other reports, in filters and in the list of goals", async () => {
    const id = await funnel();
    const { goal_key, goal_profile_id } = await goal(`${id}:3`);
    const body = { widget_id, ...range, goal: goal_key };
    const { totals } = (await host.request(getTrafficSummary, { as: "viewer", body })).answer;
    expect(totals).toMatchObject({ sessions: 7, conversions: 2 });
    const by = { ...body, dimension: "device" as const, limit: 10, offset: 0 };
    const { rows } = (await host.request(getTrafficBreakdown, { as: "viewer", body: by })).answer;
    expect(rows.map(({ conversions }) => conversions)).toEqual([1, 1]);
    const custom_filter = [[{ criteria: "goal" as const, operator: "==" as const, value: goal_key }]];
    const filtered = { widget_id, ...range, custom_filter };
    const { total } = (await host.request(listVisitors, { as: "viewer", body: filtered })).answer;
    expect(total).toBe(2);
    const acquired = (await host.request(getAcquisition, { as: "viewer", body })).answer;
    expect(acquired.rows.map(({ conversions }) => conversions)).toEqual([2]);
    const list = (await host.request(getGoals, { as: "viewer", body: { widget_id, ...range, last: true } })).answer;
    const row = list.rows.find((one) => one.goal_profile_id === goal_profile_id);
    expect(row).toMatchObject({ standing: { conversions: 2, conversion_rate: 2 / 7 } });
    // of the last seven days
    expect(row?.last_at).toBeNull();
    const cart = (await goal(`${id}:1`)).goal_profile_id;
    const later = (await host.request(getGoals, { as: "viewer", body: { widget_id, last: true } })).answer.rows;
    expect(later.find((one) => one.goal_profile_id === cart)?.last_at).toBe("2026-03-12T10:00:00.000Z");
  });

  it("is listed with many others, and suggested for filters without being counted", async () => {
    const optional = Array.from({ length: 5 }, (_, n) => page(`/more${n}`, { optional: true }));
    const id = await funnel({ steps: [page("/cart"), ...optional, page("/thanks")] });
    const keys: string[] = [];
    for (let n = 0; n < 15; n++) keys.push((await goal(`${id}:7`)).goal_key);
    const { answer, status } = await host.request(getGoals, {
      as: "viewer",
      body: { widget_id, ...range, last: true },
    });
    expect(status).toBe(200);
    const listed = answer.rows.filter(({ goal_key }) => keys.includes(goal_key));
    expect(listed.map(({ standing }) => standing?.conversions)).toEqual(keys.map(() => 2));
    const wanted = { widget_id, criteria: "goal" as const, q: "Step" };
    const { rows } = (await host.request(getFilterValues, { as: "viewer", body: wanted })).answer;
    expect(rows.filter(({ value }) => keys.includes(value))).toHaveLength(15);
    for (const { goal_profile_id } of listed) await host.request(deleteGoal, { as: "user", body: { goal_profile_id } });
    const after = (await host.request(getGoals, { as: "viewer", body: { widget_id, ...range } })).answer.rows;
    expect(after.filter(({ archived, standing }) => archived && standing)).toEqual([]);
  });

  it("is previewed before it is saved", async () => {
    const id = await funnel();
    // the last seven days begin within the fourth session
    const body = { widget_id, goal_type: "funnelStep" as const, goal_value: `${id}:2` };
    const { answer } = await host.request(previewGoal, { as: "viewer", body });
    expect(answer).toMatchObject({ conversions: 1, converted_visitors: 1, sessions: 4, reads_past: true });
    expect(answer.pages).toEqual([{ path: "/checkout", conversions: 1 }]);
  });

  it("is refused for a funnel of another company or project, a missing step and a deleted funnel", async () => {
    const id = await funnel();
    const gone = await funnel();
    await host.request(deleteFunnel, { as: "user", body: { id: gone } });
    const others = host.other.site.widgetId;
    const foreign = await host.request(createFunnel, {
      as: "stranger",
      body: { widget_id: others, id_name: "Theirs", ...definitionOf() },
    });
    const theirs = foreign.answer.id;
    const blog = { widget_id: host.acme.blog.widgetId, id_name: "Blog", ...definitionOf() };
    const ofBlog = (await host.request(createFunnel, { as: "user", body: blog })).answer.id;
    for (const value of [
      `${theirs}:1`,
      `${ofBlog}:1`,
      `${gone}:1`,
      `${id}:4`,
      `${id}:0`,
      `${id}`,
      "999999999:1",
      "1 OR 1=1:1",
    ]) {
      const { failure } = await add(value);
      expect([value, failure.reason, failure.field]).toEqual([value, "goals.funnelStep", "goal_value"]);
      const body = { widget_id, goal_type: "funnelStep" as const, goal_value: value };
      const previewed = (await host.request(previewGoal, { as: "viewer", body })).failure;
      expect([value, previewed.reason]).toEqual([value, "goals.funnelStep"]);
    }
    const own = await goal(`${id}:1`);
    const change = { goal_profile_id: own.goal_profile_id, goal_value: `${theirs}:1` };
    expect((await host.request(updateGoal, { as: "user", body: change })).failure.field).toBe("goal_value");
    // of a row that was written past the checks, nothing of the other company is counted or named
    await host.entities
      .updateTable("goal_profile")
      .set({ goal_value: `${theirs}:1` })
      .where("goal_profile_id", "=", own.goal_profile_id)
      .execute();
    expect(await visits(own.goal_profile_id)).toEqual([]);
    const params = { goal_profile_id: own.goal_profile_id };
    const read = (await host.request(getGoal, { as: "viewer", params })).answer;
    expect(read.subject?.name).toBe("");
    expect((await add(`${id}:1`, "stranger")).status).toBe(404);
    expect((await add(`${id}:1`, "stranger", { widget_id: others })).failure.field).toBe("goal_value");
  });
});
