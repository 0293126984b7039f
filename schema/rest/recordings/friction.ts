import { z } from "zod";

/** The kind of friction that is rarest in a list among those of one of its recordings. */
export const RecordingFriction = z.object({
  kind: z.enum(["rage", "form", "error", "dead"]),
  /** recordings of the list with this kind */
  recordings: z.number().int(),
  /** of the first time, from the recording's start */
  at_ms: z.number().int(),
  /** of its page */
  path: z.string(),
});
export type RecordingFriction = z.infer<typeof RecordingFriction>;
