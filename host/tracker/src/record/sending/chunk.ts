// The events of a stream that have not been sent, and what the envelope says about them.
import type { eventWithTime } from "@rrweb/types";
import { EventType, IncrementalSource, MouseInteractions } from "@rrweb/types";
import type { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import { serialized } from "./serialized.ts";

/** what is known of a chunk before it is sent */
export type ChunkFacts = Pick<
  ChunkEnvelope,
  "from" | "to" | "has_full" | "clicks" | "keys" | "scrolls" | "moves" | "form_drops" | "active_ms"
>;

export interface Chunk {
  add(event: eventWithTime): void;
  /** Adds an event of the recorder's own. */
  mark(tag: string, at: number): void;
  /** The visitor pressed a key. */
  press(at: number): void;
  /** The document was closed before these forms were submitted. */
  dropForms(count: number): void;
  /** characters of the events that were serialized */
  readonly length: number;
  readonly events: number;
  /** serializes the events that were added since the last call */
  serialize(): void;
  facts(): ChunkFacts;
  lines(): string[];
}

export function newChunk(): Chunk {
  const pending: eventWithTime[] = [];
  const lines: string[] = [];
  const seconds = new Set<number>();
  const counts = { clicks: 0, keys: 0, scrolls: 0, moves: 0 };
  let hasFull = false;
  let form_drops = 0;
  let length = 0;
  let from = Infinity;
  let to = 0;

  function act(kind: keyof typeof counts, at: number): void {
    counts[kind]++;
    seconds.add(Math.floor(at / 1000));
  }

  function count({ type, data, timestamp }: eventWithTime): void {
    if (type !== EventType.IncrementalSnapshot) return;
    const { source } = data;
    if (source === IncrementalSource.MouseInteraction && data.type === MouseInteractions.Click)
      act("clicks", timestamp);
    else if (source === IncrementalSource.Scroll) act("scrolls", timestamp);
    else if (source === IncrementalSource.MouseMove || source === IncrementalSource.TouchMove) act("moves", timestamp);
  }

  function serialize(): void {
    for (const event of pending.splice(0)) {
      const line = serialized(event);
      lines.push(line);
      length += line.length + 1;
    }
  }

  function add(event: eventWithTime): void {
    pending.push(event);
    count(event);
    if (event.type === EventType.FullSnapshot) hasFull = true;
    from = Math.min(from, event.timestamp);
    to = Math.max(to, event.timestamp);
  }

  return {
    add,
    mark: (tag, timestamp) => add({ type: EventType.Custom, data: { tag, payload: {} }, timestamp }),
    press: (at) => act("keys", at),
    dropForms: (count) => void (form_drops = count),
    get length() {
      return length;
    },
    get events() {
      return pending.length + lines.length;
    },
    serialize,
    facts: () => ({ ...counts, form_drops, from, to, has_full: hasFull, active_ms: seconds.size * 1000 }),
    lines() {
      serialize();
      return lines;
    },
  };
}
