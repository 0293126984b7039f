import { z } from "zod";

/** The web vitals, and the load time of the page with all its resources. */
export const VitalName = z.enum(["LCP", "INP", "CLS", "FCP", "TTFB", "LOAD"]);
export type VitalName = z.infer<typeof VitalName>;
