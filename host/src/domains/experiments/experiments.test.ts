import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getTests } from "@sightline/schema/rest/experiments/experiments";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

describe.each(entityBackends)("tests of a project ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openHost();
    widget_id = host.acme.shop.widgetId;
    const make = (number: number, test_family: string, more = {}) =>
      host.entities
        .insertInto("test")
        .values({ widget_id, number, test_family, test_name: `Test ${number}`, ...more })
        .execute();
    await make(1, "abtest", { status: 1, url: "https://shop.acme.test/" });
    await make(2, "experiment");
    await make(3, "abtest", { archived: true });
    await make(4, "abtest", { deleted_at: new Date(host.clock.now()) });
  });
  afterAll(() => host.close());

  const ask = (body: object, as: "viewer" | "stranger" = "viewer") => host.request(getTests, { as, body });

  it("are listed newest first, as drafts unless they have another status", async () => {
    expect((await ask({ widget_id })).answer.rows).toMatchObject([
      { number: 2, test_family: "experiment", status: 9, is_completed: false },
      { number: 1, test_family: "abtest", test_type: "abtest", status: 1, url: "https://shop.acme.test/" },
    ]);
    expect((await ask({ widget_id, test_family: "abtest" })).answer.rows.map((row) => row.number)).toEqual([1]);
  });

  it("include archived ones on request", async () => {
    const { rows } = (await ask({ widget_id, test_family: "abtest", archived: true })).answer;
    expect(rows.map((row) => row.number)).toEqual([3, 1]);
  });

  it("belong to one project, and name each invalid argument", async () => {
    expect((await ask({ widget_id: host.acme.blog.widgetId })).answer.rows).toEqual([]);
    expect((await ask({ widget_id }, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await ask({})).failure.field).toBe("widget_id");
    expect((await ask({ widget_id, test_family: "guess" })).failure.field).toBe("test_family");
  });
});
