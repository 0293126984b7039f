// A deleted visitor with an open tab: its events must not restore any data, on the running stack.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ask } from "../gatewayCalls.ts";
import { hostOrigin } from "../walker.ts";

const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

async function send(visitor: string, session: { id: string; start: number }, ...types: string[]): Promise<void> {
  const url = "http://localhost/demo/";
  const events = types.map((type) => ({ type, event_id: randomUUID(), ts: Date.now(), url }));
  const response = await fetch(`${hostOrigin()}/collect/demo-shop`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": agent },
    body: JSON.stringify({ sent_at: Date.now(), visitor_id: visitor, session: { ...session, entry_url: url }, events }),
  });
  expect(response.status).toBe(204);
}

async function pageviewsOf(visitorId: string): Promise<{ id: string; pageviews: number } | null> {
  const query = `query ($visitorId: String!) { viewer { project { audience { visitor(visitorId: $visitorId) { id totals { pageviews } } } } } }`;
  const { body } = await ask(query, { visitorId });
  expect(body.errors).toBeUndefined();
  const { viewer } = body.data as {
    viewer: { project: { audience: { visitor: { id: string; totals: { pageviews: number } } | null } } };
  };
  const { visitor } = viewer.project.audience;
  return visitor && { id: visitor.id, pageviews: visitor.totals.pageviews };
}

describe("visitor who is deleted while a tab is open", () => {
  it("stays deleted whatever the tab sends, and is a new visitor in the next session", async () => {
    const visitor = randomUUID();
    const running = { id: randomUUID(), start: Date.now() };
    await send(visitor, running, "pageview");
    await expect.poll(() => pageviewsOf(visitor)).toMatchObject({ pageviews: 1 });
    const found = await pageviewsOf(visitor);
    const mutation = `mutation ($id: ID!) { deleteVisitor(input: { id: $id }) { deletedEvents problem { message } } }`;
    const { body } = await ask(mutation, { id: found?.id });
    expect(body).toMatchObject({ data: { deleteVisitor: { deletedEvents: 1, problem: null } } });
    await send(visitor, running, "pageview", "ping", "leave");
    const next = { id: randomUUID(), start: Date.now() };
    await send(visitor, next, "pageview", "pageview");
    await expect.poll(() => pageviewsOf(visitor)).toMatchObject({ pageviews: 2 });
  });
});
