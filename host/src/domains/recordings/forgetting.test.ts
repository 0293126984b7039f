// Nothing of a deleted recording remains: no bytes, no rows, nothing that members noted; in a folder and in a bucket.
import { deleteVisitor } from "@sightline/schema/rest/audience/profile";
import { deleteWidget } from "@sightline/schema/rest/projects/projects";
import { deleteRecordings, updateRecording } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBlobs } from "#host/stores/blobs/openBlobs.ts";
import type { BlobStore } from "#host/stores/blobs/blobs.ts";
import { number } from "#host/stores/resultColumns.ts";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { type GivenChunk, sendChunk } from "#host/testing/recordedChunk.ts";
import { openS3Server } from "#host/testing/s3Server.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { forgetOldRecordings } from "./forgetOldRecordings.ts";

const NOTES = ["recording_star", "recording_tag", "recording_view"] as const;

describe.each(["folder", "bucket"])("recordings in a %s", (backend) => {
  let host: TestHost;
  let blobs: BlobStore;
  let closeBucket: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const bucket = backend === "bucket" ? await openS3Server() : undefined;
    closeBucket = bucket?.close;
    host = await openTestHost({ env: { RECORDINGS_URL: bucket?.url } });
    blobs = openBlobs({ url: bucket?.url, dataDir: host.dataDir });
  });
  afterAll(async () => {
    await host.close();
    await closeBucket?.();
  });

  const days = new Set<string>();
  /** Their tokens end with the retention days. */
  const owner = async () => ({
    jwt: await host.services.tokens.signMember(host.members.owner.userId, host.clock.now()),
  });
  const now = () => new Date(host.clock.now() - 2000).toISOString();
  const send = (given: Omit<GivenChunk, "at">, key = "acme-shop") => sendChunk(host, key, { at: now(), ...given });

  /** Records two chunks, with everything that members can note of a recording. */
  async function record(given: Omit<GivenChunk, "at">): Promise<void> {
    const widget_id = host.acme.shop.widgetId;
    expect((await send(given)).status).toBe(204);
    expect((await send({ ...given, seq: 1 })).status).toBe(204);
    await host.services.recordings.flush();
    days.add(now().slice(0, 10));
    const noted = { widget_id, keys: [sessionId(given.session)], is_starred: true, is_viewed: true, add_tags: ["bug"] };
    expect((await host.request(updateRecording, { as: await owner(), body: noted })).answer.rows).toHaveLength(1);
  }

  async function leftOf(session: number) {
    await host.services.recordings.flush();
    const [stored] = await host.events.query(
      { rows: number },
      "SELECT count() AS rows FROM recording_chunk WHERE session_id = {session:UUID}",
      { session: sessionId(session) },
    );
    const notes = await Promise.all(
      NOTES.map((table) =>
        host.entities.selectFrom(table).selectAll().where("session_id", "=", sessionId(session)).execute(),
      ),
    );
    const project = `recordings/${host.acme.shop.widgetId}`;
    const files = await Promise.all([...days].map((each) => blobs.list(`${project}/${each}/${sessionId(session)}`)));
    return { rows: stored?.rows, notes: notes.flat().length, files: files.flat().length };
  }
  const NOTHING = { rows: 0, notes: 0, files: 0 };
  const ALL = { rows: 2, notes: 3, files: 2 };

  test(`a ${backend} keeps nothing of deleted recordings, and everything of the others`, async () => {
    for (const session of [1, 2, 3]) await record({ session });
    const body = { widget_id: host.acme.shop.widgetId, keys: [sessionId(1), sessionId(2), sessionId(99)] };
    expect((await host.request(deleteRecordings, { as: "user", body })).answer).toEqual({ deleted: 2 });
    expect(await Promise.all([1, 2, 3].map(leftOf))).toEqual([NOTHING, NOTHING, ALL]);
    expect((await host.request(deleteRecordings, { as: "user", body })).answer).toEqual({ deleted: 0 });
  });

  test(`a ${backend} stores nothing more of a deleted recording from a page that is still open`, async () => {
    expect((await send({ session: 1, seq: 2, has_full: true })).status).toBe(204);
    expect((await send({ session: 1, stream: 11 })).status).toBe(204);
    expect(await leftOf(1)).toEqual(NOTHING);
  });

  test(`a ${backend} keeps nothing of a deleted visitor`, async () => {
    const visitor = 40;
    for (const session of [4, 5]) await record({ session, visitor });
    await record({ session: 6 });
    const widgetId = host.acme.shop.widgetId;
    await host.events.insert("event", [eventRow({ widgetId, session: 4, visitor, at: now() })]);
    const body = { widget_id: widgetId, visitor_id: visitorId(visitor) };
    expect((await host.request(deleteVisitor, { as: "owner", body })).status).toBe(200);
    expect(await Promise.all([4, 5, 6].map(leftOf))).toEqual([NOTHING, NOTHING, ALL]);
    // an open page of the same visitor, in an unknown session
    host.clock.move(5000);
    expect((await send({ session: 7, visitor })).status).toBe(204);
    expect(await leftOf(7)).toEqual(NOTHING);
  });

  test(`a ${backend} keeps recordings for as many days as events`, async () => {
    await record({ session: 8 });
    const widget = host.acme.shop.widgetId;
    await host.entities
      .updateTable("widget")
      .set({ setting: JSON.stringify({ retention_days: 30 }) })
      .where("widget_id", "=", widget)
      .execute();
    const forget = () =>
      forgetOldRecordings.work(host.services, {}, { attempt: 1, last: true, signal: new AbortController().signal });
    host.clock.move(30 * 86_400_000);
    await record({ session: 9 });
    await forget();
    expect([await leftOf(8), await leftOf(9)]).toEqual([ALL, ALL]);
    host.clock.move(86_400_000);
    await forget();
    expect([await leftOf(8), await leftOf(9)]).toEqual([NOTHING, ALL]);
  });

  test(`a ${backend} keeps nothing of a deleted project`, async () => {
    const widget_id = host.acme.shop.widgetId;
    expect(
      (await host.request(deleteWidget, { as: await owner(), body: { widget_id, widget_name: "Shop" } })).status,
    ).toBe(200);
    await expect.poll(() => leftOf(9), { timeout: 20_000 }).toEqual(NOTHING);
    expect((await send({ session: 10 })).status).toBe(404);
  });
});
