// Sends the queue: one request at a time, again with growing pauses while the host cannot be reached or asks for
// patience (Retry-After), by beacon when the page goes away. Bodies are text/plain, so no preflight is needed, and
// gzipped from 2 KB on where the browser can; the host tells the two apart by their first bytes.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { Item, Queue } from "./queue.ts";

export interface Transport {
  /** send within `delay` milliseconds */
  flush(delay: number): void;
  /** the page may be gone in a moment */
  leave(): void;
}

const MAX_BATCH = 100;
/** Bytes. Browsers refuse beacons and keepalive bodies over 64 KB. */
const BEACON_LIMIT = 60_000;
const GZIP_FROM = 2048;

async function packed(text: string): Promise<Blob | string> {
  if (text.length < GZIP_FROM || typeof CompressionStream === "undefined") return text;
  return await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

/** Full jitter, doubling from one second to at most five minutes. */
const pause = (failures: number) => 500 + Math.random() * Math.min(1000 * 2 ** failures, 300_000);

export function openTransport(
  address: string,
  queue: Queue,
  envelope: (first: Item, items: readonly Item[]) => CollectBatch,
  refused: () => void,
): Transport {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let notBefore = 0;
  let failures = 0;
  let isSending = false;
  let limit = MAX_BATCH;

  function flush(delay: number): void {
    const at = Math.max(Date.now() + delay, notBefore);
    if (isSending || !queue.size || at >= due) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(send, at - Date.now());
  }

  async function send(): Promise<void> {
    due = Infinity;
    const items = queue.next(limit);
    const [first] = items;
    if (!first || isSending) return;
    isSending = true;
    try {
      const body = await packed(JSON.stringify(envelope(first, items)));
      judge(items, await fetch(address, { method: "POST", body, credentials: "omit", mode: "cors" }));
    } catch {
      failed(0);
    }
    isSending = false;
    flush(0);
  }

  function judge(items: readonly Item[], answer: Response): void {
    const { status } = answer;
    if (status === 429 || status >= 500) return failed(Number(answer.headers.get("Retry-After")) || 0);
    failures = 0;
    if (status === 413 && items.length > 1) limit = Math.ceil(items.length / 2);
    else queue.done(items); // stored, or never wanted
    if (status === 403 || status === 404) refused();
  }

  function failed(retryAfter: number): void {
    notBefore = Date.now() + Math.max(retryAfter * 1000, pause(failures++));
    queue.save();
  }

  return {
    flush,
    leave() {
      const items = queue.next(MAX_BATCH);
      const [first] = items;
      if (!first) return;
      queue.save();
      const body = JSON.stringify(envelope(first, items));
      if (body.length < BEACON_LIMIT && Date.now() >= notBefore) navigator.sendBeacon(address, body);
    },
  };
}
