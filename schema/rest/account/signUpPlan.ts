// The plan that a sign-up link names.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const getSignUpPlan = endpoint({
  name: "getSignUpPlan",
  method: "GET",
  path: "/auth/sign-up/plan/{plan}",
  summary: "The plan that a sign-up with this code or name begins on. 404 where it is not on sale.",
  effect: "read",
  audience: "anyone",
  params: z.object({ plan: z.string().min(1).max(100) }),
  answer: z.object({
    plan_id: z.number().int(),
    plan_name: z.string(),
    /** days before it has to be paid for; null: it costs nothing */
    trial_days: z.number().int().nullable(),
  }),
});
