// Which pages a heatmap covers. Without query and fragment.
import { z } from "zod";

export const HeatmapPage = z.object({
  /** `wildcard`: * is any text. `regex`: RE2, at most 200 characters. */
  match: z.enum(["exact", "wildcard", "regex"]),
  /** a path such as /shop/*, or a whole address without query. A regex is searched in both. */
  value: z.string().trim().min(1).max(500),
});
export type HeatmapPage = z.infer<typeof HeatmapPage>;
