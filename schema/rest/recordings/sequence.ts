// Sequences of events, by which recordings are found.
import { z } from "zod";

/** A step of a sequence: an event that happened, or did not happen, after the one before it. */
export const SequenceStep = z.object({
  kind: z.enum(["page", "event", "click", "rage", "dead", "error", "goal"]),
  /** a path, an event name, a text of a clicked element or of an error, an id of a goal or an error group; "" for any */
  value: z.string().max(500).default(""),
  is_absent: z.boolean().default(false),
});
export type SequenceStep = z.infer<typeof SequenceStep>;
