// Sends the chunks of a recording: in order, one request at a time, each until the host acknowledges it. While the host
// is unreachable they are kept in memory, up to a limit; beyond it, or when the host misses one, all are dropped and the
// recording continues with a full snapshot.
import type { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import { clock } from "#tracker/clock.ts";
import { retryPause, post } from "#tracker/sending/transport.ts";
import { gzip, stored } from "./gzip.ts";
import { serialized } from "./serialized.ts";

export interface Outgoing {
  envelope: Omit<ChunkEnvelope, "sent_at">;
  lines: readonly string[];
  /** characters */
  length: number;
}

export interface Sender {
  send(chunk: Outgoing): void;
  /** The page is being closed: sends as much as fits into requests that outlive it. */
  close(): void;
  stop(): void;
  /** a member watches the session live, as of the last answer */
  readonly isWatched: boolean;
}

/** Characters that wait at most. */
const MOST_WAITING = 8_000_000;
/** Bytes of all requests that outlive the page together: browsers allow 64 KB. */
const KEEPALIVE = 60_000;
const MAX_BYTES = 2 * 1024 ** 2;
/** Milliseconds. Browser timers longer than 24 days fire immediately. */
const LONGEST = 3_600_000;

const textOf = ({ envelope, lines }: Outgoing): string =>
  [serialized({ ...envelope, sent_at: clock() }), ...lines, ""].join("\n");

/** The chunk with as many of its first events as fit into `limit` bytes; undefined if they are useless alone. */
function fitting({ envelope, lines }: Outgoing, limit: number): Uint8Array<ArrayBuffer> | undefined {
  const encoder = new TextEncoder();
  let room = limit - 100 - encoder.encode(textOf({ envelope, lines: [], length: 0 })).length; // gzip has its own bytes
  const first = lines.filter((line) => (room -= encoder.encode(line).length + 1) > 0);
  const isCut = first.length < lines.length;
  return isCut && (envelope.has_full || first.length === 0)
    ? undefined
    : stored(textOf({ envelope, lines: first, length: 0 }));
}

/** `need`: the next chunk must have a full snapshot. `refused`: this page is not recorded any longer. */
export function openSender(url: string, need: () => void, refused: () => void): Sender {
  let queue: Outgoing[] = [];
  let waiting = 0;
  let isSending = false;
  /** bytes of the request under way that outlives the page */
  let surviving = 0;
  let failures = 0;
  let isMissing = false;
  let isStopped = false;
  let isWatched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    queue = [];
    waiting = 0;
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    drop();
  }

  function giveUp(): void {
    stop();
    refused();
  }

  function retry(): void {
    timer = undefined;
    if (isMissing) need();
    isMissing = false;
    void pump();
  }

  function failed(retryAfter = 0): void {
    clearTimeout(timer);
    timer = setTimeout(retry, Math.min(Math.max(retryAfter * 1000, retryPause(failures++)), LONGEST));
  }

  function handleAnswer(sent: Outgoing, { status, headers }: Response): void {
    if (status === 429 || status >= 500) return failed(Number(headers.get("Retry-After")) || 0);
    failures = 0;
    if (status === 409 && !sent.envelope.has_full) {
      drop();
      need();
    } else if (status < 300) {
      isWatched = headers.has("x-watched");
      if (queue[0] !== sent) return;
      queue.shift();
      waiting -= sent.length;
    } else giveUp();
  }

  async function pump(): Promise<void> {
    const [next] = queue;
    if (!next || isSending || timer || isStopped) return;
    isSending = true;
    try {
      const body = await gzip(textOf(next));
      if (body.length > MAX_BYTES) giveUp();
      // it may have been sent by close() meanwhile
      else if (queue[0] === next) {
        const isSurviving = body.length < KEEPALIVE / 2;
        surviving = isSurviving ? body.length : 0;
        const answer = await post(url, body, isSurviving);
        if (answer) handleAnswer(next, answer);
        else giveUp();
      }
    } catch {
      failed();
    }
    surviving = 0;
    isSending = false;
    void pump();
  }

  addEventListener("online", () => {
    if (!timer) return;
    clearTimeout(timer);
    retry();
  });

  return {
    send(chunk) {
      if (isStopped || (isMissing && !chunk.envelope.has_full)) return;
      if (waiting + chunk.length > MOST_WAITING) {
        drop();
        isMissing = true;
        return;
      }
      queue.push(chunk);
      waiting += chunk.length;
      void pump();
    },
    close() {
      // while the host is away or requested a pause, nothing more can be done
      if (timer || isStopped) return;
      let room = KEEPALIVE - surviving;
      for (const chunk of surviving ? queue.slice(1) : queue) {
        const body = fitting(chunk, room);
        if (!body) break;
        room -= body.length;
        post(url, body, true).catch(() => {});
      }
      drop();
    },
    stop,
    get isWatched() {
      return isWatched;
    },
  };
}
