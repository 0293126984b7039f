// When a chunk ends, and when the next full snapshot is taken. Durations in milliseconds.
export const limits = {
  chunk: 2000,
  /** of the first chunk, and while a member watches */
  soon: 1000,
  fullEvery: 120_000,
  fullAfterMove: 10_000,
  /** characters and events of a chunk after which it is sent at once */
  mostLength: 200_000,
  mostEvents: 1000,
  mostChunks: 5000,
  /** between the first and the last event of a chunk */
  longestChunk: 600_000,
};
