import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getComments } from "@sightline/schema/rest/feedback/feedback";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("page comments of a project ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    // now is 18 March 2026
    host = await openHost();
    widget_id = host.acme.shop.widgetId;
    const write = (text: string, created_at: string, more = {}) =>
      host.entities
        .insertInto("comment")
        .values({ widget_id, feedback_id: 1, text, created_at, ...more })
        .execute();
    await write("too old", "2025-12-07T23:59:00Z");
    await write("first day", "2025-12-08T00:00:00Z");
    await write("good", "2026-03-01T10:00:00Z", { rating: 5, tags: JSON.stringify(["praise"]), url: "/a" });
    await write("gone", "2026-03-02T10:00:00Z", { deleted_at: "2026-03-03T10:00:00Z" });
    await write("tomorrow", "2026-03-19T23:59:00Z");
    await write("later", "2026-03-20T00:00:00Z");
  });
  afterAll(() => host.close());

  const ask = (more: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getComments, { as, body: { widget_id, ...more } });
  const texts = async (more?: object) => (await ask(more)).answer.rows.map(({ text }) => text);

  it("are listed newest first, from 100 days ago to tomorrow", async () => {
    expect(await texts()).toEqual(["tomorrow", "good", "first day"]);
    const { rows, total } = (await ask()).answer;
    expect([total, rows[1]]).toMatchObject([
      3,
      { feedbackId: 1, rating: 5, tags: ["praise"], url: "/a", feedback_status: "new", email: null },
    ]);
  });

  it("are limited to a range and to their own project", async () => {
    expect(await texts({ startDate: "2025-12-07", endDate: "2025-12-07" })).toEqual(["too old"]);
    expect((await ask({ startDate: "2026-01-01" })).failure).toMatchObject({ code: "INVALID", field: "endDate" });
    expect((await ask({ startDate: "2026-02-01", endDate: "2026-01-01" })).failure.field).toBe("startDate");
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
  });
});
