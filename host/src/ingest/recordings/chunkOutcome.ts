// What becomes of a received chunk, and the counts of all.

/** `dropped`: by the project's settings, of a bot, or of deleted data. The sender need not know. */
export type ChunkOutcome = "stored" | "duplicate" | "dropped" | "needs full snapshot";

export interface RecordingStats {
  outcomes: Record<ChunkOutcome, number>;
  refused: number;
  bytes: number;
  /** sessions in memory */
  sessions: number;
  logBytes: number;
  lag: number;
  rejectedByStore: number;
}

export interface ReceivedChunk {
  outcome: ChunkOutcome;
  /** a member watches the session live */
  isWatched: boolean;
}
