// Friction in money: how much less sessions with friction converted than comparable ones without, times the order value.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CountedGoal } from "../goals/counted.ts";
import { AnsweredRange, reportShape } from "../range.ts";

/** `any`: at least one of the two */
export const FrictionSignal = z.enum(["rage", "errors", "any"]);
export type FrictionSignal = z.infer<typeof FrictionSignal>;

const Estimate = z.object({ value: z.number(), low: z.number(), high: z.number() });

const Row = z.object({
  signal: FrictionSignal,
  sessions: z.number(),
  /** from 0 to 1, of the sessions that have others to compare with; null without */
  conversion_rate: z.number().nullable(),
  /** of sessions without friction that viewed as many pages; null if there are none to compare with */
  expected_rate: z.number().nullable(),
  /** expected minus actual conversions, with the 95 % interval; negative: more than expected; null: too little data */
  missing: Estimate.nullable(),
  /** the same in money; null also if conversions have no value */
  revenue: Estimate.nullable(),
});
export type FrictionCostRow = z.infer<typeof Row>;

export const getFrictionCost = endpoint({
  name: "getFrictionCost",
  method: "POST",
  path: "/analytics/friction/cost",
  summary:
    "Conversions and revenue that sessions with rage clicks or script errors lack, compared with sessions without them that viewed as many pages. An association, not a cause.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ ...reportShape, goal: z.string().max(200).optional() }),
  answer: z.object({
    rows: z.array(Row),
    /** mean value of a conversion in `currency`; null without conversions */
    order_value: z.number().nullable(),
    conversions: z.number(),
    /** "" without revenue */
    currency: z.string(),
    /** none: any goal, and purchases */
    goal: CountedGoal.optional(),
    range: AnsweredRange,
  }),
});
