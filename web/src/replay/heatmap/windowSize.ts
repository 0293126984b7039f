import type { ReplayEvent } from "../messages.ts";

const META = 4;

export interface WindowSize {
  width: number;
  height: number;
}

/** The window's size as recorded; recordings are written by visitors' browsers, so it may be anything. */
export function windowSize(events: readonly ReplayEvent[]): WindowSize {
  const { width, height } = (events.find(({ type }) => type === META)?.data ?? {}) as Record<string, unknown>;
  const within = (value: unknown, standard: number) =>
    typeof value === "number" && value >= 100 && value <= 10_000 ? value : standard;
  return { width: within(width, 1280), height: within(height, 800) };
}
