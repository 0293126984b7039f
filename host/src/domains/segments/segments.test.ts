import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CustomFilter } from "@sightline/schema/rest/range";
import * as contract from "@sightline/schema/rest/segments/segments";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { TestHost } from "#host/testing/testHost.ts";

const germans: CustomFilter = [[{ criteria: "country", operator: "==", value: "DE" }]];
const phones: CustomFilter = [[{ criteria: "device", operator: "==", value: "mobile" }]];

describe.each(entityBackends)("segments ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  type As = "owner" | "user" | "viewer" | "stranger";
  const save = (name: string, custom_filter = germans, as: As = "user", widget_id = host.acme.shop.widgetId) =>
    host.request(contract.createSegment, { as, body: { widget_id, name, custom_filter } });
  const list = (as: As = "viewer") =>
    host.request(contract.getSegments, { as, body: { widget_id: host.acme.shop.widgetId } });
  const change = (body: Record<string, unknown>, as: As = "user") => host.request(contract.updateSegment, { as, body });
  const remove = (segment_id: number, as: As = "user") =>
    host.request(contract.deleteSegment, { as, body: { segment_id } });

  it("are saved, listed by name, changed and deleted", async () => {
    const phone = (await save(" Phones ", phones)).answer;
    expect(phone).toMatchObject({ name: "Phones", custom_filter: phones, author: "Uma User" });
    await save("Germans");
    expect((await list()).answer.rows.map((row) => row.name)).toEqual(["Germans", "Phones"]);
    const changed = await change({ segment_id: phone.segment_id, name: "Mobile", custom_filter: germans });
    expect(changed.answer).toMatchObject({ name: "Mobile", custom_filter: germans });
    expect((await change({ segment_id: phone.segment_id, name: "MOBILE" })).answer.name).toBe("MOBILE");
    expect((await remove(phone.segment_id)).answer).toEqual({ segment_id: phone.segment_id });
    expect((await list()).answer.rows.map((row) => row.name)).toEqual(["Germans"]);
  });

  it("refuse a duplicate or empty name, an invalid filter and an empty update", async () => {
    expect(await save("GERMANS")).toMatchObject({ status: 409, failure: { field: "name" } });
    expect((await save(" ")).failure.field).toBe("name");
    expect((await save("All", [])).failure.field).toBe("custom_filter");
    const odd: CustomFilter = [[{ criteria: "dayofweek", operator: "==", value: "Monday" }]];
    expect((await save("Odd", odd)).failure.field).toBe("custom_filter.0.0.value");
    const [saved] = (await list()).answer.rows;
    expect((await change({ segment_id: saved?.segment_id })).status).toBe(400);
  });

  it("require write permission and the same company", async () => {
    const [saved] = (await list()).answer.rows;
    const id = saved?.segment_id ?? 0;
    expect((await save("Viewer's", germans, "viewer")).status).toBe(403);
    expect((await remove(id, "viewer")).status).toBe(403);
    expect((await list("stranger")).status).toBe(404);
    expect((await change({ segment_id: id, name: "Mine" }, "stranger")).status).toBe(404);
    expect((await remove(id, "stranger")).status).toBe(404);
    expect((await remove(999_999)).failure).toEqual((await remove(id, "stranger")).failure);
  });
});
