// What became of everything that was sent, since the start of this process.
import type { DropReason } from "./intake/blocking.ts";

export interface IngestCounts {
  accepted: number;
  duplicates: number;
  /** events that were not valid, by field */
  refused: Record<string, number>;
  dropped: Record<DropReason, number>;
  /** events that senders say they lost to their own full queue */
  lostBySenders: number;
  bots: number;
  /** batches that were turned away with a 503 */
  unavailable: number;
}

export const newCounts = (): IngestCounts => ({
  accepted: 0,
  duplicates: 0,
  refused: {},
  dropped: { project_paused: 0, blocked_address: 0, blocked_agent: 0, blocked_country: 0, blocked_page: 0 },
  lostBySenders: 0,
  bots: 0,
  unavailable: 0,
});

/** Bounds the map against senders that invent fields. */
export function countRefusal(counts: IngestCounts, field: string): void {
  const name = field in counts.refused || Object.keys(counts.refused).length < 50 ? field : "other";
  counts.refused[name] = (counts.refused[name] ?? 0) + 1;
}
