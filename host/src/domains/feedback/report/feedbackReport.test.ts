import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFeedbackReport, setCommentStatus } from "@sightline/schema/rest/feedback/report";
import { chrome } from "#host/ingest/testing/batches.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { visitorId } from "#host/testing/eventRow.ts";

const url = "https://shop.example/tent?token=abc";

describe("what visitors say of pages", () => {
  let host: TestHost;
  let widget_id: number;
  // now is Wednesday 18 March 2026, 10:00
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
  });
  afterAll(() => host.close());

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    host.fetch("/feedback/submit", {
      method: "POST",
      headers: { "user-agent": chrome, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const submit = (more: object, headers?: Record<string, string>) =>
    send({ key: host.acme.shop.key, url, ...more }, headers);
  const ask = (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getFeedbackReport, { as, body: { widget_id, ...body } });
  const setStatus = (commentId: number, as: "user" | "viewer" | "stranger") =>
    host.request(setCommentStatus, { as, body: { widget_id, commentId, feedback_status: "done" } });

  it("is stored once, with the visitor and page it came from", async () => {
    const id = randomUUID();
    const visitor_id = visitorId(1);
    const comment = {
      id,
      rating: 5,
      text: " The tent is great \0",
      email: "jo@example.com",
      visitor_id,
      element: "#size-table",
    };
    const first = await submit(comment);
    expect([first.status, first.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect((await submit(comment)).status).toBe(204);
    host.clock.move(60_000);
    const help = "https://shop.example/help";
    await submit({ rating: 2, text: "Das Zelt ist nicht dicht, das Zelt!", url: help, element: null });
    host.clock.move(60_000);
    // the visitor can't correct what the page names
    await submit({ text: "tent, tent, tent", element: "<img src=x>" });
    const { rows, totals } = (await ask()).answer;
    expect(totals).toEqual({ comments: 3, rated: 2, mean: 3.5 });
    expect(rows.map(({ text }) => text)).toEqual([
      "tent, tent, tent",
      "Das Zelt ist nicht dicht, das Zelt!",
      "The tent is great",
    ]);
    expect(rows[2]).toMatchObject({
      ...{ rating: 5, visitor_id, session_id: null, path: "/tent", url: "https://shop.example/tent?token=***" },
      ...{ device: "desktop", email: "jo@example.com", feedback_status: "new", feedbackId: 0 },
      selector: "#size-table",
    });
    expect(rows.slice(0, 2).map(({ selector }) => selector)).toEqual(["", ""]);
  });

  it("is refused with the field and the remedy", async () => {
    const refused = async (answer: Promise<Response>) => {
      const response = await answer;
      const { field, code } = (await response.json()) as { field: string; code: string };
      return [response.status, field, code];
    };
    expect(await refused(submit({}))).toEqual([400, "text", "INVALID"]);
    expect(await refused(submit({ text: "  " }))).toEqual([400, "text", "INVALID"]);
    expect(await refused(submit({ rating: 6 }))).toEqual([400, "rating", "INVALID"]);
    expect(await refused(submit({ rating: "5" }))).toEqual([400, "rating", "INVALID"]);
    expect(await refused(submit({ text: "x".repeat(2001) }))).toEqual([400, "text", "INVALID"]);
    expect(await refused(submit({ rating: 1, url: "javascript:1" }))).toEqual([400, "url", "INVALID"]);
    expect(await refused(submit({ rating: 1, key: "nobody" }))).toEqual([404, "key", "NOT_FOUND"]);
    expect(await refused(send({ rating: 1 }))).toEqual([400, "key", "INVALID"]);
    expect(await refused(send("{"))).toEqual([400, "body", "INVALID"]);
    expect((await ask()).answer.totals.comments).toBe(3);
  });

  it("is dropped for bots, and rate limited", async () => {
    expect((await submit({ rating: 1 }, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
    expect((await ask()).answer.totals.comments).toBe(3);
    const { blog } = host.acme;
    const onBlog = () => send({ key: blog.key, rating: 3, url: "https://blog.example/" });
    for (let n = 0; n < 30; n++) expect((await onBlog()).status).toBe(204);
    const tooMany = await onBlog();
    expect([tooMany.status, Number(tooMany.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("is reported by day, page, sentiment and word, each of which is a filter", async () => {
    const all = (await ask()).answer;
    expect(all.days).toHaveLength(102);
    expect(all.range).toMatchObject({ startDate: "2025-12-08", endDate: "2026-03-19" });
    expect(all.days.at(-2)).toEqual({ day: "2026-03-18", comments: 3, rated: 2, mean: 3.5 });
    expect(all.sentiment).toEqual({ positive: 1, neutral: 0, negative: 1 });
    expect(all.pages).toEqual([
      { path: "/tent", comments: 2, rated: 1, mean: 5 },
      { path: "/help", comments: 1, rated: 1, mean: 2 },
    ]);
    // "zelt" twice in one comment counts as one comment; "the", "ist", "das", "nicht" are stop words
    expect(all.words).toEqual([
      { word: "tent", comments: 2 },
      { word: "dicht", comments: 1 },
      { word: "great", comments: 1 },
      { word: "zelt", comments: 1 },
    ]);
    const counts = async (body: object) => (await ask(body)).answer.totals.comments;
    expect(await counts({ sentiment: "negative" })).toBe(1);
    expect(await counts({ page: "/tent" })).toBe(2);
    expect(await counts({ word: "Zelt" })).toBe(1);
    expect(await counts({ status: "done" })).toBe(0);
    const day = { startDate: "2026-03-19", endDate: "2026-03-19", compare: "previous" };
    const { totals, previous } = (await ask(day)).answer;
    expect([totals.mean, previous?.comments]).toEqual([null, 3]);
    const second = (await ask({ limit: 1, offset: 1 })).answer;
    expect([second.rows.length, second.rows[0]?.path, second.totals.comments]).toEqual([1, "/help", 3]);
    expect((await ask({ startDate: "2026-01-01" })).failure.field).toBe("endDate");
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
  });

  it("has a status that members can change, but read-only roles and other companies can't", async () => {
    const [newest] = (await ask()).answer.rows;
    const commentId = newest?.commentId ?? 0;
    expect((await setStatus(commentId, "viewer")).failure.code).toBe("ROLE");
    expect((await setStatus(commentId, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await setStatus(999_999, "user")).failure.code).toBe("NOT_FOUND");
    expect((await setStatus(commentId, "user")).answer.feedback_status).toBe("done");
    expect((await ask()).answer.status).toEqual({ new: 2, open: 0, done: 1, archived: 0 });
  });
});
