import { deleteWidget } from "@sightline/schema/rest/projects/projects";
import * as contract from "@sightline/schema/rest/heatmaps/profiles";
import { getHeatmap } from "@sightline/schema/rest/heatmaps/heatmaps";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow, sessionId, viewId } from "#host/testing/eventRow.ts";
import { chunkRowOf, streamId } from "#host/testing/recordedChunk.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { forgetDeletedProfiles } from "./forgetDeletedProfiles.ts";

type As = "owner" | "user" | "viewer" | "stranger";
const cart = { name: " Cart ", rule: { match: "wildcard" as const, value: "/cart*" }, devices: ["desktop" as const] };
const snapshot = `${sessionId(1)}.${streamId(1)}.0`;

describe.each(entityBackends)("saved heatmaps ($name)", ({ openHost }) => {
  let host: TestHost;
  const widget_id = () => host.acme.shop.widgetId;
  const create = (own: object = {}, as: As = "user", widget = widget_id()) =>
    host.request(contract.createHeatmapProfile, { as, body: { widget_id: widget, ...cart, ...own } });
  const update = (id: number, own: object, as: As = "user") =>
    host.request(contract.updateHeatmapProfile, {
      as,
      body: { widget_id: widget_id(), heatmap_profile_id: id, ...own },
    });
  const remove = (id: number, as: As = "user") =>
    host.request(contract.deleteHeatmapProfile, { as, body: { widget_id: widget_id(), heatmap_profile_id: id } });
  const read = (id: number, as: As = "viewer") =>
    host.request(contract.getHeatmapProfile, {
      as,
      params: { heatmap_profile_id: id },
      query: { widget_id: String(widget_id()) },
    });
  const list = async () =>
    (await host.request(contract.listHeatmapProfiles, { as: "viewer", body: { widget_id: widget_id() } })).answer;
  const audited = async () =>
    (
      await host.entities
        .selectFrom("audit_log")
        .select(["action", "description"])
        .where("module", "=", "heatmap")
        .orderBy("audit_id")
        .execute()
    ).map(({ action, description }) => `${action} ${description}`);

  beforeAll(async () => {
    host = await openHost();
    const day = (n: number) => new Date(host.clock.now() - n * 86_400_000).toISOString();
    const row = (session: number, own: object = {}) =>
      eventRow({
        ...{ widgetId: widget_id(), session, at: day(2), path: "/cart", url: "https://shop.example/cart" },
        ...{ device: "desktop", page_view_id: viewId(session), ...own },
      });
    await host.events.insert("event", [
      ...Array.from({ length: 100 }, (_, n) => row(n)),
      row(1, { type: "click" }),
      row(2, { type: "click", device: "mobile" }),
      row(3, { device: "mobile" }),
      row(4, { at: day(31) }),
      row(5, { is_bot: 1 }),
    ]);
  });
  afterAll(() => host.close());

  it("are created, listed newest first, changed, archived, restored and deleted", async () => {
    const first = (await create()).answer;
    expect(first).toMatchObject({
      ...{ name: "Cart", rule: cart.rule, devices: ["desktop"], status: "collecting", created_by: "Uma User" },
      ...{ page_views: 100, clicks: 1, snapshot_ids: [], widget_id: widget_id() },
    });
    const id = first.heatmap_profile_id;
    const second = (await create({ name: "All", devices: ["desktop", "mobile", "mobile"] }, "owner")).answer;
    expect([second.page_views, second.clicks, second.devices]).toEqual([101, 2, ["desktop", "mobile"]]);
    expect((await list()).rows.map(({ name }) => name)).toEqual(["All", "Cart"]);
    expect((await update(id, { name: "Checkout", rule: { match: "exact", value: "/x" } })).answer).toMatchObject({
      ...{ name: "Checkout", rule: { match: "exact", value: "/x" }, page_views: 0, clicks: 0 },
    });
    expect((await update(id, { is_archived: true })).answer.status).toBe("archived");
    expect((await update(id, { is_archived: false })).answer.status).toBe("collecting");
    expect((await read(id)).answer.name).toBe("Checkout");
    expect((await remove(id)).answer).toEqual({ heatmap_profile_id: id });
    expect((await read(id)).failure.reason).toBe("heatmaps.profileNotFound");
    expect((await list()).total).toBe(1);
    const [changed] = await host.entities
      .selectFrom("audit_log")
      .select("change")
      .where("action", "=", "heatmap_changed")
      .execute();
    expect(changed?.change).toEqual([
      { field: "name", before: "Cart", after: "Checkout" },
      { field: "page_match", before: "wildcard", after: "exact" },
      { field: "page_value", before: "/cart*", after: "/x" },
    ]);
    expect(await audited()).toEqual([
      "heatmap_created Cart",
      "heatmap_created All",
      "heatmap_changed Checkout",
      "heatmap_archived Checkout",
      "heatmap_restored Checkout",
      "heatmap_deleted Checkout",
    ]);
  });

  it("are ready with a hundred page views and a snapshot, which can be chosen as background", async () => {
    const { heatmap_profile_id: id } = (await create()).answer;
    expect((await update(id, { snapshot_ids: [snapshot] })).failure.field).toBe("snapshot_ids");
    const recorded = { widgetId: widget_id(), session: 1, at: new Date(host.clock.now()).toISOString() };
    await host.events.insert("recording_chunk", [chunkRowOf({ ...recorded, path: "/cart" })]);
    expect((await update(id, { snapshot_ids: [snapshot] })).answer).toMatchObject({
      ...{ status: "ready", snapshot_ids: [snapshot] },
    });
    expect((await update(id, { snapshot_ids: [`${sessionId(1)}.0.0`] })).failure.field).toBe("snapshot_ids");
  });

  it("choose page and devices of a heatmap", async () => {
    const [profile] = (await list()).rows;
    const range = { widget_id: widget_id(), startDate: "2026-03-01", endDate: "2026-03-18" };
    const ask = (own: object) => host.request(getHeatmap, { as: "viewer", body: { ...range, ...own } });
    const saved = { heatmap_profile_id: profile?.heatmap_profile_id };
    expect((await ask(saved)).answer.sample).toMatchObject({ page_views: 100, points: 1 });
    expect((await ask({ ...saved, device: "mobile" })).answer.sample).toMatchObject({ page_views: 1, points: 1 });
    expect((await ask({ ...saved, page: cart.rule })).failure.reason).toBe("heatmaps.twoPages");
  });

  it("refuse a broken rule, no device, too many of them, read-only members and other companies", async () => {
    const [profile] = (await list()).rows;
    const id = profile?.heatmap_profile_id ?? 0;
    const broken = { rule: { match: "regex", value: "[" } };
    expect([(await create(broken)).failure.field, (await update(id, broken)).failure.field]).toEqual([
      "rule.value",
      "rule.value",
    ]);
    expect((await create({ devices: [] })).failure.field).toBe("devices");
    expect((await create({ name: " " })).failure.field).toBe("name");
    expect((await create({}, "viewer")).status).toBe(403);
    expect((await update(id, { name: "x" }, "viewer")).status).toBe(403);
    expect((await remove(id, "viewer")).status).toBe(403);
    for (const answer of [await create({}, "stranger"), await remove(id, "stranger"), await read(id, "stranger")])
      expect(answer.status).toBe(404);
    const ofBlog = (await create({}, "user", host.acme.blog.widgetId)).answer.heatmap_profile_id;
    expect([(await read(ofBlog)).status, (await remove(ofBlog)).status]).toEqual([404, 404]);
    const [one] = await host.entities.selectFrom("heatmap_profile").selectAll().execute();
    const { heatmap_profile_id: _id, devices, snapshot_ids, ...columns } = one ?? expect.unreachable();
    const copy = { ...columns, devices: JSON.stringify(devices), snapshot_ids: JSON.stringify(snapshot_ids) };
    const copies = Array.from({ length: 100 }, () => ({ ...copy, widget_id: widget_id() }));
    await host.entities.insertInto("heatmap_profile").values(copies).execute();
    expect((await create()).failure.reason).toBe("heatmaps.tooManyProfiles");
    expect((await list()).rows.every(({ page_views }) => page_views >= 100)).toBe(true);
  });

  it("stay within their limit when several are created at once", async () => {
    const { widgetId } = host.acme.blog;
    const count = async () =>
      (await host.entities.selectFrom("heatmap_profile").select("name").where("widget_id", "=", widgetId).execute())
        .length;
    const [one] = await host.entities.selectFrom("heatmap_profile").selectAll().execute();
    const { heatmap_profile_id: _id, devices, snapshot_ids, ...columns } = one ?? expect.unreachable();
    const copy = { ...columns, devices: JSON.stringify(devices), snapshot_ids: JSON.stringify(snapshot_ids) };
    const copies = Array.from({ length: 98 - (await count()) }, () => ({ ...copy, widget_id: widgetId }));
    await host.entities.insertInto("heatmap_profile").values(copies).execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({}, "user", widgetId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409]);
    expect(await count()).toBe(100);
  });

  it("are deleted with their project", async () => {
    const body = { widget_id: widget_id(), widget_name: "Shop" };
    expect((await host.request(deleteWidget, { as: "owner", body })).status).toBe(200);
    const { signal } = new AbortController();
    await forgetDeletedProfiles.work(host.services, {}, { attempt: 1, last: true, signal });
    const left = await host.entities.selectFrom("heatmap_profile").select("widget_id").execute();
    expect(new Set(left.map(({ widget_id: owner }) => owner))).toEqual(new Set([host.acme.blog.widgetId]));
  });
});
