// Whose conversions a report counts.
import { z } from "zod";

export const CountedGoal = z.object({
  /** of the project's goal; null where the report was asked for an event by its name */
  key: z.string().nullable(),
  name: z.string(),
});
export type CountedGoal = z.infer<typeof CountedGoal>;
