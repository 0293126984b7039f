// The interval that contains an instant. The bounds are passed as instants, so that the store splits a range exactly as
// intervals.ts does: by the same clock, with each moment of the range in one interval.
import type { IntervalSlot } from "./intervals.ts";

export interface SlotSql {
  /** over a time column; returns the key of an interval as text */
  of(column: string): string;
  params: Record<string, number[]>;
  /** all bounds between intervals */
  bounds: readonly number[];
}

const seconds = (instant: number) => instant / 1000;

export function slotSql(slots: readonly IntervalSlot[]): SlotSql {
  const runs = slots
    .flatMap(({ starts }) => starts.map((start) => ({ start, slot: starts[0] ?? start })))
    .toSorted((a, b) => a.start - b.start);
  const slot_starts = runs.map(({ start }) => seconds(start));
  const run = (column: string) => `roundDown(toInt64(toUnixTimestamp(${column})), {slot_starts:Array(Int64)})`;
  const bounds = runs.map(({ start }) => start);
  if (runs.every(({ start, slot }) => start === slot)) return { of: run, params: { slot_starts }, bounds };
  return {
    of: (column) => `transform(${run(column)}, {slot_starts:Array(Int64)}, {slot_keys:Array(Int64)})`,
    params: { slot_starts, slot_keys: runs.map(({ slot }) => seconds(slot)) },
    bounds,
  };
}
