import { z } from "zod";

/** The web vitals, and how long the page took to load with everything on it. */
export const VitalName = z.enum(["LCP", "INP", "CLS", "FCP", "TTFB", "LOAD"]);
export type VitalName = z.infer<typeof VitalName>;
