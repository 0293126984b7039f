// The goal whose conversions a report counts.
import { z } from "zod";

export const CountedGoal = z.object({
  /** the key of the project's goal; null if the report was requested for an event by its name */
  key: z.string().nullable(),
  name: z.string(),
});
export type CountedGoal = z.infer<typeof CountedGoal>;
