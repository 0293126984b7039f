// When the visitor did something, and what follows from it: the spans without activity, and the document that was in
// front.
import type { ReplayEvent } from "../messages.ts";

const INCREMENTAL = 3;
/** mouse move, mouse interaction, scroll, input, touch move, drag, selection */
const ACTIONS: readonly unknown[] = [1, 2, 3, 5, 6, 12, 14];

export function isAction({ type, data }: ReplayEvent): boolean {
  return type === INCREMENTAL && typeof data === "object" && data !== null && "source" in data
    ? ACTIONS.includes(data.source)
    : false;
}

export interface Action {
  stream: string;
  at: number;
}

export interface Span {
  from: number;
  to: number;
}

/**
 * Spans longer than the threshold in which nothing was done, of the times that have arrived: what follows them is
 * unknown. The page's opening counts as an action.
 */
export function inactiveSpans(
  actions: readonly Action[],
  loaded: readonly Span[],
  durationMs: number,
  thresholdMs: number,
): Span[] {
  return loaded.flatMap(({ from, to }) => {
    const spans: Span[] = [];
    let last = from;
    const times = actions.map(({ at }) => at).filter((at) => at >= from && at <= to);
    for (const at of to >= durationMs ? [...times, durationMs] : times) {
      if (at - last > thresholdMs) spans.push({ from: last, to: at });
      last = at;
    }
    return spans;
  });
}

export interface Stream extends Span {
  stream: string;
}

export interface Segment extends Span {
  stream: string;
}

/**
 * The document to show at each time: the one in which the visitor did something last, or which was opened last. Tabs
 * are recorded at once, but a visitor uses one at a time.
 */
export function segmentsOf(streams: readonly Stream[], actions: readonly Action[], durationMs: number): Segment[] {
  const starts = streams.map(({ stream, from }) => ({ stream, at: from }));
  const changes = [...starts, ...actions].toSorted((a, b) => a.at - b.at);
  const segments: Segment[] = [];
  for (const { stream, at } of changes) {
    const current = segments.at(-1);
    if (current?.stream === stream) continue;
    if (current) current.to = at;
    segments.push({ stream, from: current ? at : 0, to: durationMs });
  }
  return segments;
}

export const segmentAt = (segments: readonly Segment[], at: number): Segment | undefined =>
  segments.findLast(({ from }) => from <= at) ?? segments[0];
