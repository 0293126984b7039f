// All friction metrics in one response: rage clicks, dead clicks, JavaScript errors and slow pages.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";

/** Number of occurrences and affected sessions. */
const Happened = z.object({ count: z.number(), sessions: z.number() });
export const Friction = z.object({
  rage: Happened,
  dead: Happened,
  errors: Happened,
  /** of all pages with enough measurements, those whose 75th percentile of LCP exceeds the limit for good */
  slow_pages: z.number(),
  measured_pages: z.number(),
  /** 75th percentile of LCP over all page loads, in milliseconds; null without measurements */
  lcp: z.number().nullable(),
});
export type Friction = z.infer<typeof Friction>;

export const getFriction = endpoint({
  name: "getFriction",
  method: "POST",
  path: "/analytics/friction",
  summary: "Rage clicks, dead clicks, script errors and slow pages of a range and its comparison range.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  body: z.object(reportShape),
  answer: z.object({
    now: Friction,
    previous: Friction.optional(),
    range: AnsweredRange,
    sampled: z.literal(false),
  }),
});
