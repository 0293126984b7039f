import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getUser } from "@sightline/schema/rest/account/account";
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { createEventServer } from "#host/testing/eventServer.ts";
import { openTestHost } from "#host/testing/testHost.ts";

it("starts and accepts events while the event store is down, and reports them once it is back", async () => {
  const server = await createEventServer();
  const host = await openTestHost({ env: { EVENTS_URL: server.url, LOG_LEVEL: "silent" } });
  const { key, widgetId } = host.acme.shop;
  const report = () => host.request(getRealtime, { as: "owner", headers: { widgetid: String(widgetId) } });
  expect((await host.request(getUser, { as: "owner" })).status).toBe(200);
  const missing = await report();
  expect([missing.status, missing.failure.reason, missing.headers.get("retry-after")]).toEqual([
    503,
    "request.storeDown",
    "5",
  ]);

  // events of the first 20 seconds wait at the sender: whether they are repeated is not known without the store
  host.clock.move(30_000);
  const now = host.clock.now();
  const [visitor_id, id, event_id] = [randomUUID(), randomUUID(), randomUUID()];
  const url = "https://shop.example/";
  const accepted = await host.fetch(collectEvents.path.replace("{widget_key}", key), {
    method: "POST",
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    body: JSON.stringify({
      ...{ sent_at: now, visitor_id, session: { id, start: now, entry_url: url } },
      events: [{ type: "pageview", event_id, page_view_id: event_id, ts: now, url, entry: true }],
    }),
  });
  expect(accepted.status).toBe(204);

  await server.start();
  await host.ingest.flush();
  expect((await report()).answer.pageviews_today).toBe(1);
  await host.close();
  await server.remove();
});
