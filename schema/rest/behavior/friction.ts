// What gets in people's way, in one answer: clicks in anger and in vain, script errors, pages that are slow.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, reportShape } from "../range.ts";

/** How often, and in how many sessions. */
const Happened = z.object({ count: z.number(), sessions: z.number() });
export const Friction = z.object({
  rage: Happened,
  dead: Happened,
  errors: Happened,
  /** pages measured often enough whose 75th percentile of LCP is beyond what is good, of all measured often enough */
  slow_pages: z.number(),
  measured_pages: z.number(),
  /** 75th percentile of LCP over all page loads, in milliseconds; null: nothing was measured */
  lcp: z.number().nullable(),
});
export type Friction = z.infer<typeof Friction>;

export const getFriction = endpoint({
  name: "getFriction",
  method: "POST",
  path: "/analytics/friction",
  summary: "Rage clicks, dead clicks, script errors and slow pages of a range, and of the one it is compared with.",
  effect: "read",
  audience: "viewer",
  body: z.object(reportShape),
  answer: z.object({
    now: Friction,
    previous: Friction.optional(),
    range: AnsweredRange,
    sampled: z.literal(false),
  }),
});
