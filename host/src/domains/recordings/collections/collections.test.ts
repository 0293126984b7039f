import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import * as contract from "@sightline/schema/rest/recordings/collections";
import { createRecordingComment } from "@sightline/schema/rest/recordings/comments";
import { deleteRecordings, listRecordings, updateRecording } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import type { TestHost } from "#host/testing/testHost.ts";

type As = "owner" | "user" | "viewer" | "stranger";
const at = (day: string) => `2026-03-${day}T08:00:00.000Z`;
const keys = (...sessions: number[]) => sessions.map(sessionId);

describe.each(entityBackends)("collections of recordings ($name)", ({ openHost }) => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openHost();
    widget_id = host.acme.shop.widgetId;
    const days = ["10", "11", "12", "17"];
    await host.events.insert("event", [
      ...days.map((day, n) => eventRow({ widgetId: widget_id, session: n + 1, at: at(day), path: "/" })),
      eventRow({ widgetId: widget_id, session: 2, at: at("11"), type: "rage" }),
    ]);
    await host.events.insert(
      "recording_chunk",
      days.map((day, n) =>
        chunkRowOf({
          ...{ widgetId: widget_id, session: n + 1, at: at(day), seconds: 60 },
          ...(n === 2 && { form_drops: 1, url: "https://shop.example/checkout?step=2" }),
        }),
      ),
    );
  });
  afterAll(() => host.close());

  const create = (body: Record<string, unknown>, as: As = "user") =>
    host.request(contract.createCollection, { as, body: { widget_id, ...body } });
  const update = (body: Record<string, unknown>, as: As = "user") =>
    host.request(contract.updateCollection, { as, body });
  const remove = (collection_id: number, as: As = "user") =>
    host.request(contract.deleteCollection, { as, body: { collection_id } });
  const all = async (as: As = "viewer") =>
    (await host.request(contract.listCollections, { as, body: { widget_id } })).answer.rows;
  const list = async (body: Partial<ParsedBodyOf<typeof listRecordings>>, as: As = "viewer") => {
    const range = { widget_id, startDate: "2026-03-01", endDate: "2026-03-31" };
    const { answer } = await host.request(listRecordings, { as, body: { ...range, ...body } });
    return answer.rows.map(({ recording }) => Number(recording.key.slice(-2)));
  };

  it("hold recordings that members add and remove, and list them", async () => {
    const made = (await create({ name: " Bugs ", keys: keys(1, 2, 77) })).answer;
    expect(made).toMatchObject({ name: "Bugs", search: null, recordings: 2, author: "Uma User" });
    const { collection_id } = made;
    expect(await list({ collection: collection_id })).toEqual([2, 1]);
    const changed = await update({ collection_id, name: "BUGS", add_keys: keys(4, 2), remove_keys: keys(1) });
    expect(changed.answer).toMatchObject({ name: "BUGS", recordings: 2 });
    expect(await list({ collection: collection_id })).toEqual([4, 2]);
    await host.request(updateRecording, { as: "user", body: { widget_id, keys: keys(4), add_tags: ["later"] } });
    expect(await list({ collection: collection_id, tag: "later" })).toEqual([4]);
    expect(await all()).toHaveLength(1);
    expect((await remove(collection_id)).answer).toEqual({ collection_id });
    expect(await all()).toEqual([]);
    expect(await list({})).toEqual([4, 3, 2, 1]);
  });

  it("lose recordings that are deleted", async () => {
    await host.events.insert("event", [eventRow({ widgetId: widget_id, session: 9, at: at("18") })]);
    await host.events.insert("recording_chunk", [
      chunkRowOf({ widgetId: widget_id, session: 9, at: at("18"), seconds: 60 }),
    ]);
    const { collection_id } = (await create({ name: "Short", keys: keys(9) })).answer;
    await host.request(deleteRecordings, { as: "user", body: { widget_id, keys: keys(9) } });
    expect((await all()).map(({ recordings }) => recordings)).toEqual([0]);
    await remove(collection_id);
  });

  it("of searches hold the query of a list, and no recordings", async () => {
    const { collection_id } = (await create({ name: "Rage on phones", search: "f=device:is:mobile&seq=rage:" })).answer;
    expect((await all())[0]).toMatchObject({ search: "f=device:is:mobile&seq=rage:", recordings: 0 });
    expect((await update({ collection_id, search: "seq=rage:" })).answer.search).toBe("seq=rage:");
    expect((await update({ collection_id, add_keys: keys(1) })).failure.reason).toBe("recordings.searchHoldsNothing");
    expect((await create({ name: "Both", search: "sort=LONGEST", keys: keys(1) })).status).toBe(400);
    await remove(collection_id);
  });

  it("refuse a name that is taken or empty, and an update without a change", async () => {
    const { collection_id } = (await create({ name: "Bugs" })).answer;
    expect((await create({ name: "bugs" })).failure).toMatchObject({
      code: "CONFLICT",
      field: "name",
      reason: "recordings.collectionNameTaken",
    });
    expect((await create({ name: " " })).failure.field).toBe("name");
    expect((await update({ collection_id })).failure.reason).toBe("recordings.nothingToUpdate");
    await remove(collection_id);
  });

  it("are changed by writers only, and unknown to other companies", async () => {
    const { collection_id } = (await create({ name: "Ours", keys: keys(1) })).answer;
    expect((await create({ name: "Mine" }, "viewer")).status).toBe(403);
    expect((await update({ collection_id, name: "Mine" }, "viewer")).status).toBe(403);
    expect((await remove(collection_id, "viewer")).status).toBe(403);
    expect((await update({ collection_id, name: "Mine" }, "stranger")).status).toBe(404);
    expect((await remove(collection_id, "stranger")).status).toBe(404);
    expect((await remove(collection_id, "stranger")).failure).toEqual((await remove(999_999, "stranger")).failure);
    const elsewhere = { startDate: "2026-03-01", endDate: "2026-03-31", widget_id: host.acme.blog.widgetId };
    const refused = await host.request(listRecordings, {
      as: "owner",
      body: { ...elsewhere, collection: collection_id },
    });
    expect([refused.status, refused.failure.reason]).toEqual([404, "recordings.collectionNotFound"]);
    await remove(collection_id);
  });

  it("include those that every project has", async () => {
    await host.request(updateRecording, { as: "viewer", body: { widget_id, keys: keys(1), is_viewed: true } });
    await host.request(updateRecording, { as: "user", body: { widget_id, keys: keys(4), is_starred: true } });
    const comment = { widget_id, key: sessionId(3), at_ms: 0, text: "Look" };
    await host.request(createRecordingComment, { as: "user", body: comment });
    expect(await list({ collection: "viewed" }, "viewer")).toEqual([1]);
    expect(await list({ collection: "viewed" }, "owner")).toEqual([]);
    expect(await list({ collection: "starred" })).toEqual([4]);
    expect(await list({ collection: "commented" })).toEqual([3]);
    expect(await list({ collection: "friction" })).toEqual([3, 2]);
    expect(await list({ collection: "friction", sort: "relevance" })).toHaveLength(2);
  });

  it("include recordings that are deleted within a week, if the project deletes any", async () => {
    expect(await list({ collection: "expiring" })).toEqual([]);
    const setting = host.services.entities.updateTable("widget").where("widget_id", "=", widget_id);
    const row = await host.services.entities
      .selectFrom("widget")
      .select("setting")
      .where("widget_id", "=", widget_id)
      .executeTakeFirstOrThrow();
    await setting.set({ setting: JSON.stringify({ ...row.setting, retention_days: 13 }) }).execute();
    // on 18 March, those before 12 March end within 7 days
    expect(await list({ collection: "expiring" })).toEqual([2, 1]);
  });

  it("include recordings with a valid share link", async () => {
    const link = {
      ...{ widget_id, company_id: host.acme.companyId, modules: "playback", start_date: "", end_date: "" },
      ...{ created_by: host.members.user.userId, created_at: new Date(at("17")) },
    };
    await host.services.entities
      .insertInto("share_link")
      .values([
        { ...link, token_hash: "a", unique_module_id: sessionId(2) },
        { ...link, token_hash: "b", unique_module_id: sessionId(3), expires_at: new Date(at("18")) },
        { ...link, token_hash: "c", unique_module_id: sessionId(4), deleted_at: new Date(at("20")) },
      ])
      .execute();
    expect(await list({ collection: "shared" })).toEqual([2]);
  });

  it("name the abandoned form that makes a recording relevant", async () => {
    const range = { widget_id, startDate: "2026-03-01", endDate: "2026-03-31", sort: "relevance" as const };
    const { answer } = await host.request(listRecordings, { as: "viewer", body: range });
    expect(answer.rows.find(({ recording }) => recording.key === sessionId(3))?.friction).toEqual({
      ...{ kind: "form", recordings: 1, at_ms: 60_000, path: "/checkout" },
    });
  });
});
