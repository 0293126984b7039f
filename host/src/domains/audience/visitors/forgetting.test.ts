// From `identify` through ingest to an export of all data and to its deletion.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteVisitor, exportVisitor, getVisitor, getVisitorTimeline } from "@sightline/schema/rest/audience/profile";
import { listVisitors, tagVisitors } from "@sightline/schema/rest/audience/visitors";
import { getVisitorComments } from "@sightline/schema/rest/feedback/ofVisitor";
import { number } from "#host/stores/resultColumns.ts";
import { eventRow, sessionId, visitorId } from "#host/testing/eventRow.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const JO = "5f0c1a52-7d0e-4b7e-9d3a-0a1b2c3d4e5f";

describe("deletion of a visitor's data", () => {
  let host: TestHost;
  let ofJo: { widget_id: number; visitor_id: string };
  let headers: { widgetid: string };
  const track = async (body: object) => {
    const answer = await host.fetch(`/track/${host.acme.shop.key}`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    await host.ingest.flush();
  };
  const counted = async (table: string) => {
    const sql = `SELECT count() AS n FROM ${table} WHERE visitor_id = {visitor:UUID}`;
    return (await host.events.query({ n: number }, sql, { visitor: JO }))[0]?.n;
  };

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    ofJo = { widget_id: widgetId, visitor_id: JO };
    headers = { widgetid: String(widgetId) };
    const page = { widgetId, at: "2026-03-18T09:00:00Z", visitor_id: JO, address_hash: "77" };
    await host.events.insert("event", [
      eventRow({ ...page, session: 1, path: "/" }),
      eventRow({ ...page, session: 1, path: "/b" }),
      eventRow({ widgetId, at: "2026-03-18T09:00:00Z", session: 2, visitor: 2 }),
      eventRow({ ...page, widgetId: host.acme.blog.widgetId, session: 3 }),
    ]);
  });
  afterAll(() => host.close());

  it("covers traits that the customer's server sent piece by piece", async () => {
    await track({ uuid: JO, id: "customer-17", email: "jo@example.com", attributes: { plan: "Free", beta: true } });
    host.clock.move(1000);
    await track({ uuid: JO, attributes: { plan: "Pro", note: 'says "hi" in Zürich' } });
    const { answer } = await host.request(getVisitor, { as: "viewer", params: { visitor_id: JO }, headers });
    expect(answer.visitor).toMatchObject({ user_id: "customer-17", email: "jo@example.com" });
    expect(answer.attributes.map(({ key, value }) => [key, value])).toEqual([
      ["beta", true],
      ["email", "jo@example.com"],
      ["note", 'says "hi" in Zürich'],
      ["plan", "Pro"],
    ]);
    const body = { ...ofJo, startDate: "2026-03-18", endDate: "2026-03-18", kind: "contact", q: "zürich" };
    expect((await host.request(listVisitors, { as: "viewer", body })).answer.rows).toEqual([]);
    const found = await host.request(listVisitors, { as: "viewer", body: { ...body, q: "JO@" } });
    expect(found.answer.rows).toHaveLength(1);
  });

  it("is resumed when it was interrupted", async () => {
    const rows = [
      eventRow({
        ...ofJo,
        widgetId: ofJo.widget_id,
        at: "2026-03-18T09:30:00Z",
        session: 1,
        type: "identify",
        props: '{"late":1}',
      }),
    ];
    const late = async () => {
      const sql = "SELECT count() AS n FROM visitor_trait FINAL WHERE key = 'late'";
      return (await host.events.query({ n: number }, sql))[0]?.n;
    };
    await host.events.insert("event", rows, { dedupToken: "block-1" });
    expect(await late()).toBe(1);
    await host.events.command("DELETE FROM visitor_trait WHERE key = 'late'");
    expect(await late()).toBe(0);
    await host.events.insert("event", rows, { dedupToken: "block-1" });
    expect(await late()).toBe(1);
    expect(await counted("event")).toBe(6);
  });

  it("can be preceded by an export of all data as one file", async () => {
    await host.request(tagVisitors, { as: "user", body: { ...ofJo, visitor_ids: [JO], add: ["VIP"] } });
    const comment = {
      widget_id: ofJo.widget_id,
      visitor_id: JO,
      session_id: sessionId(1),
      rating: 2,
      text: "Too small",
    };
    const written = { url: "https://shop.example/size", path: "/size", created_at: new Date("2026-03-18T09:31:00Z") };
    await host.entities
      .insertInto("comment")
      .values({ ...comment, ...written, comment_uuid: randomUUID() })
      .execute();
    const sent = await host.request(exportVisitor, { as: "viewer", params: { visitor_id: JO }, headers });
    expect(sent.headers.get("content-disposition")).toBe(`attachment; filename="visitor-${JO}.json"`);
    const file = sent.answer as { project: string; visitor: object; events: Record<string, unknown>[] };
    expect(file).toMatchObject({ project: "Shop", visitor: { visitor_id: JO, tags: ["VIP"] } });
    expect(file).toMatchObject({ comments: [{ text: "Too small", rating: 2, path: "/size" }] });
    // also in the visit in which it was sent, page by page
    const visit = { ...ofJo, session_id: sessionId(1) };
    const pages = async (more: object) => {
      const { rows } = (await host.request(getVisitorTimeline, { as: "viewer", body: { ...visit, ...more } })).answer;
      return rows.map(({ type, path, event_id: id, at }) => ({ type, path, after: { id, at: Date.parse(at) } }));
    };
    const visited = (await pages({})).map(({ type, path }) => `${type} ${path}`);
    expect(visited.filter((entry) => !entry.startsWith("identify")).toSorted()).toEqual([
      "feedback /size",
      "pageview /",
      "pageview /b",
    ]);
    const walked: string[] = [];
    let after: { id: string; at: number } | undefined;
    for (let n = 0; n < visited.length; n += 1) {
      const [next] = await pages({ limit: 1, ...(after && { after }) });
      after = next?.after;
      walked.push(`${next?.type} ${next?.path}`);
    }
    expect(walked).toEqual(visited);
    const commentsAs = async (as: "viewer" | "stranger") => host.request(getVisitorComments, { as, body: ofJo });
    expect((await commentsAs("viewer")).answer.rows).toMatchObject([{ text: "Too small", feedback_status: "new" }]);
    expect((await commentsAs("stranger")).status).toBe(404);
    expect(file.events.map(({ type }) => type)).toEqual(["pageview", "pageview", "identify", "identify", "identify"]);
    expect(file.events.every((event) => !("address_hash" in event) && !("company_id" in event))).toBe(true);
    const other = await host.request(exportVisitor, { as: "stranger", params: { visitor_id: JO }, headers });
    expect(other.failure.code).toBe("NOT_FOUND");
  });

  it("is refused without permission, and is permanent", async () => {
    const forget = async (as: "viewer" | "stranger" | "user", body: object = ofJo) =>
      host.request(deleteVisitor, { as, body });
    expect((await forget("viewer")).failure.code).toBe("ROLE");
    expect((await forget("stranger")).failure.code).toBe("NOT_FOUND");
    expect((await forget("user", { ...ofJo, visitor_id: visitorId(88) })).failure.code).toBe("NOT_FOUND");
    expect(await counted("event")).toBe(6);

    expect((await forget("user")).answer).toEqual({ visitor_id: JO, deleted_events: 5 });
    // the blog's data is not affected
    expect(await counted("event")).toBe(1);
    expect(await counted("visitor_trait")).toBe(0);
    expect(await quarterDifference(host.events)).toEqual([]);
    expect(await host.entities.selectFrom("visitor_tag").selectAll().execute()).toEqual([]);
    expect((await host.request(getVisitorComments, { as: "viewer", body: ofJo })).answer.rows).toEqual([]);
    const gone = await host.request(getVisitor, { as: "user", params: { visitor_id: JO }, headers });
    expect(gone.failure.code).toBe("NOT_FOUND");
    const rest = { ...ofJo, startDate: "2026-03-18", endDate: "2026-03-18" };
    expect((await host.request(listVisitors, { as: "user", body: rest })).answer.total).toBe(1);
    const logged = await host.entities
      .selectFrom("audit_log")
      .select(["module", "action", "action_id", "description", "user_id"])
      .orderBy("audit_id", "desc")
      .executeTakeFirstOrThrow();
    expect(logged).toEqual({
      module: "visitor",
      action: "deleted",
      action_id: JO,
      description: "5 events",
      user_id: host.members.user.userId,
    });
    expect((await forget("user")).failure.code).toBe("NOT_FOUND");
  });
});
