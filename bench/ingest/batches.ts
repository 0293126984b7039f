// Tracker payloads: batches of events from different visitors, each event with its own id.
import { randomUUID } from "node:crypto";
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";

const SITE = "https://shop.example";

function eventOf(n: number, now: number, pageView: string): TrackedEvent {
  const common = { event_id: randomUUID(), ts: now - (n % 50) * 10, url: `${SITE}/products/item-${n % 200}` };
  switch (n % 5) {
    case 0:
      return { ...common, type: "pageview", title: `Item ${n % 200} of the shop` };
    case 1:
      return {
        ...common,
        type: "click",
        page_view_id: pageView,
        selector: "main > button.buy",
        text: "Buy",
        x: 300,
        y: n % 900,
      };
    case 2:
      return { ...common, type: "event", name: "add_to_cart", props: { size: "M", price: 59.9 } };
    case 3:
      return { ...common, type: "ping", page_view_id: pageView, engaged_ms: 15_000, scroll_depth: n % 100 };
    default:
      return { ...common, type: "scroll", page_view_id: pageView, scroll_depth: n % 100 };
  }
}

function batchOf(first: number, events: number): CollectBatch {
  const now = Date.now();
  const pageView = randomUUID();
  return {
    sent_at: now,
    visitor_id: randomUUID(),
    session: { id: randomUUID(), start: now - 60_000, entry_url: `${SITE}/`, ref: "https://www.google.com/" },
    lang: "en-GB",
    screen_w: 1920,
    screen_h: 1080,
    view_w: 1200,
    view_h: 800,
    events: Array.from({ length: events }, (_, n) => eventOf(first + n, now, pageView)),
  };
}

/** In wire format. */
export const batches = (count: number, events: number): string[] =>
  Array.from({ length: count }, (_, n) => JSON.stringify(batchOf(n * events, events)));
