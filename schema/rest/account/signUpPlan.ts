// The plan named in a sign-up link.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const getSignUpPlan = endpoint({
  name: "getSignUpPlan",
  method: "GET",
  path: "/auth/sign-up/plan/{plan}",
  summary: "The plan that a sign-up with this code or name starts with. 404 if it is not on sale.",
  effect: "read",
  audience: "anyone",
  params: z.object({ plan: z.string().min(1).max(100) }),
  answer: z.object({
    plan_id: z.number().int(),
    plan_name: z.string(),
    /** trial days before payment is due; null: free */
    trial_days: z.number().int().nullable(),
  }),
});
