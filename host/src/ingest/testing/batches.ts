// Batches in the tracker's format.
import { randomUUID } from "node:crypto";
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";

export const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

export const pageview = (url = "https://shop.example/", ts = Date.now()): TrackedEvent => ({
  type: "pageview",
  event_id: randomUUID(),
  ts,
  url,
  title: "Shop",
  entry: true,
});

export const customEvent = (name: string, ts = Date.now()): TrackedEvent => ({
  type: "event",
  event_id: randomUUID(),
  ts,
  url: "https://shop.example/",
  name,
  props: { size: "M" },
});

export function batchOf(events: unknown[], changes: Partial<CollectBatch> = {}) {
  const now = Date.now();
  return {
    sent_at: now,
    visitor_id: randomUUID(),
    session: { id: randomUUID(), start: now, entry_url: "https://shop.example/", ref: "https://www.google.com/" },
    lang: "en-GB",
    screen_w: 1920,
    screen_h: 1080,
    view_w: 1200,
    view_h: 800,
    ...changes,
    events,
  };
}

export const manyPageviews = (count: number) =>
  batchOf(Array.from({ length: count }, (_, index) => pageview(`https://shop.example/p/${index % 20}`)));
