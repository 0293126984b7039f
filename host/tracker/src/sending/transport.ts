// Sends the queue: one request at a time, with retries at growing intervals while the host is unreachable or responds
// with Retry-After, and by beacon when the page is left. Bodies are text/plain, so no preflight is needed, and gzipped
// from 2 KB on if the browser supports it. The host distinguishes the two by their first bytes.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import { clock } from "../clock.ts";
import { toJson } from "./json.ts";
import { isOptedOut } from "../privacy.ts";
import type { Item, Queue } from "./queue.ts";

export interface Transport {
  /** sends within `delay` milliseconds */
  flush(delay: number): void;
  /** the page may be about to close */
  leave(): void;
}

const MAX_BATCH = 100;
/** Bytes. Browsers refuse beacons and keepalive bodies over 64 KB. */
const BEACON_LIMIT = 60_000;
const GZIP_FROM = 2048;

async function packed(text: string): Promise<Blob | string> {
  try {
    if (text.length >= GZIP_FROM)
      return await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
  } catch {
    // an older browser
  }
  return text;
}

/** Full jitter, doubling from one second to at most five minutes. */
export const retryPause = (failures: number) => 500 + Math.random() * Math.min(1000 * 2 ** failures, 300_000);
/** Milliseconds. Browser timers longer than 24 days fire immediately. */
const LONGEST = 3_600_000;

/** Undefined if the page replaced fetch with a function that throws or returns nothing. */
export async function post(url: string, body: BodyInit, keepalive = false): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  try {
    answer = fetch(url, { method: "POST", body, credentials: "omit", keepalive });
  } catch {
    // not the browser's own
  }
  return await answer;
}

function beacon(url: string, body: Blob | string): boolean {
  try {
    return navigator.sendBeacon(url, body);
  } catch {
    return false;
  }
}

export function openTransport(
  address: string,
  queue: Queue,
  envelope: (first: Item, items: readonly Item[]) => CollectBatch,
  refused: () => void,
): Transport {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let notBefore = 0;
  /** the host itself requested a pause until this time, which applies to beacons too */
  let requestedUntil = 0;
  let failures = 0;
  let isSending = false;
  let limit = MAX_BATCH;

  function flush(delay: number): void {
    const at = Math.max(clock() + delay, notBefore);
    if (isSending || !queue.size || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(send, at - clock());
  }

  async function send(): Promise<void> {
    due = Infinity;
    const items = queue.next(limit);
    const [first] = items;
    if (!first || isSending || isOptedOut()) return;
    isSending = true;
    try {
      const body = await packed(toJson(envelope(first, items)));
      const answer = await post(address, body);
      if (answer?.status) handleAnswer(items, answer);
      else if (beacon(address, body)) queue.done(items);
      else failed();
    } catch {
      failed();
    }
    isSending = false;
    flush(0);
  }

  function handleAnswer(items: readonly Item[], { status, headers }: Response): void {
    if (status === 429 || status >= 500) {
      failed(Number(headers.get("Retry-After")) || 0);
      requestedUntil = notBefore;
      return;
    }
    failures = 0;
    if (status === 413 && items.length > 1) limit = Math.ceil(items.length / 2);
    else queue.done(items); // stored, or permanently rejected
    if (status === 403 || status === 404) refused();
  }

  function failed(retryAfter = 0): void {
    notBefore = clock() + Math.min(Math.max(retryAfter * 1000, retryPause(failures++)), LONGEST);
    queue.save();
  }

  return {
    flush,
    leave() {
      if (!queue.size || isOptedOut()) return;
      queue.save();
      if (clock() < requestedUntil) return;
      let items = queue.next(MAX_BATCH);
      let body = "";
      for (let [first] = items; first; items = items.slice(0, items.length >> 1), [first] = items) {
        body = toJson(envelope(first, items));
        if (body.length < BEACON_LIMIT) break;
      }
      // if storage is unavailable, this is the last chance
      if (items.length > 0 && !beacon(address, body)) post(address, body, true).catch(() => {});
    },
  };
}
