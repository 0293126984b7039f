// Errors in the shop's own code. Every error has its release. The newest release has an overloaded stock service and a
// search that logs errors to the console.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { lot } from "./lot.ts";
import { NEW_CHECKOUT } from "./volume.ts";

/** Release days, in days after the first day of the history, newest first. */
const releases = [
  { name: "2.4.1", since: 72 },
  { name: "2.4.0", since: NEW_CHECKOUT },
  { name: "2.3.0", since: 0 },
];
export const NEWEST_RELEASE = "2.4.1";

const releaseAt = (age: number) => releases.find(({ since }) => age >= since)?.name ?? "2.3.0";

/** A failure on a page, shortly after it was shown. */
function failureOn(view: TrackedEvent, release: string): TrackedEvent[] {
  const { chance, id } = lot(view.event_id);
  const { url, title } = view;
  const on = { event_id: id, ts: view.ts + 900, url, title, page_view_id: view.event_id, type: "error" as const };
  const { origin, pathname } = new URL(url);
  if (pathname.includes("/product/") && release === NEWEST_RELEASE && chance < 0.02) {
    return [{ ...on, kind: "network", name: "HTTP 503", message: `GET ${origin}/api/stock`, release }];
  }
  if (pathname.endsWith("/search") && chance < 0.03) {
    return [{ ...on, kind: "console", name: "console.error", message: "Search index is older than a day", release }];
  }
  return [];
}

/** `age`: days since the first day of the history. */
export function withFailures(batch: CollectBatch, age: number): CollectBatch {
  const release = releaseAt(age);
  const events = batch.events.flatMap((event): TrackedEvent[] => {
    if (event.type === "error") return [{ ...event, release }];
    return event.type === "pageview" ? [event, ...failureOn(event, release)] : [event];
  });
  return { ...batch, events };
}
