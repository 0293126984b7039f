// Counts the outcomes of everything that was sent since this process started.
import type { DropReason } from "./intake/blocking.ts";

export interface IngestCounts {
  accepted: number;
  duplicates: number;
  /** invalid events, by field */
  refused: Record<string, number>;
  dropped: Record<DropReason, number>;
  /** events that senders report as lost because their own queue was full */
  lostBySenders: number;
  bots: number;
  /** batches that were refused with a 503 */
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

/** Bounds the map against senders that invent field names. */
export function countRefusal(counts: IngestCounts, field: string): void {
  const name = field in counts.refused || Object.keys(counts.refused).length < 50 ? field : "other";
  counts.refused[name] = (counts.refused[name] ?? 0) + 1;
}
