// Members send their current project with every request (header `widgetid`), even to account endpoints. The project may
// have been deleted by then, or belong to another company.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import * as timeline from "@sightline/schema/rest/timeline/timeline";
import { routes } from "#host/__generated__/allRoutes.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

/** Requests without arguments or external services can be sent as they are. */
const questions = routes
  .map(({ endpoint }): Endpoint => endpoint)
  .filter(({ effect, audience }) => effect === "read" && (audience === "member" || audience === "viewer"))
  .filter(({ path, query, body }) => {
    const asked = query ?? body;
    return !path.includes("{") && (!asked || z.safeParse(asked, {}).success);
  });

let host: TestHost;
let foreign: string;
let deleted: string;
beforeAll(async () => {
  host = await openTestHost();
  foreign = String(host.other.site.widgetId);
  deleted = String(host.acme.blog.widgetId);
  await host.entities.updateTable("widget").set({ status: 9 }).where("widget_id", "=", Number(deleted)).execute();
});
afterAll(() => host.close());

async function answerTo(endpoint: Endpoint, widgetid: string) {
  const response = await host.request(endpoint, { as: "owner", headers: { widgetid } });
  const body = response.status < 400 ? response.answer : response.failure;
  return { status: response.status, body };
}

describe("inaccessible current project", () => {
  it("is tested with every kind of call: account calls and project calls", () => {
    expect(questions.map(({ name }) => name)).toEqual(expect.arrayContaining(["getUser", "getUsage", "getRealtime"]));
    expect(questions.length).toBeGreaterThan(30);
  });

  it.each(questions.map((endpoint) => [endpoint.name, endpoint] as const))(
    "has no effect in the header of %s, whether deleted or owned by another company",
    async (_, endpoint) => {
      const without = await answerTo(endpoint, "");
      expect([200, 204, 403, 404]).toContain(without.status);
      expect(await answerTo(endpoint, foreign)).toEqual(without);
      expect(await answerTo(endpoint, deleted)).toEqual(without);
    },
  );
});

describe("audit log entry", () => {
  const record = (module: string, widgetid: string) =>
    host.request(timeline.createAuditEntry, {
      as: "owner",
      headers: { widgetid },
      body: { module, action: "hide_upgrade_alert" },
    });

  it("about billing or the team belongs to the whole company, whatever the current project", async () => {
    for (const widgetid of [String(host.acme.shop.widgetId), foreign, deleted]) {
      expect((await record("billing", widgetid)).answer.widget_id).toBeNull();
      expect((await record("team", widgetid)).answer.widget_id).toBeNull();
    }
  });

  it("about anything else belongs to the current project, which must be visible", async () => {
    const shop = host.acme.shop.widgetId;
    expect((await record("deploy", String(shop))).answer.widget_id).toBe(shop);
    for (const widgetid of [foreign, deleted]) expect((await record("deploy", widgetid)).status).toBe(404);
  });
});
