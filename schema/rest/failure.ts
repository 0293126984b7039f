// How the API host says no: an HTTP status and this body.
import { z } from "zod";

export const FailureCode = z.enum([
  "INVALID",
  "UNAUTHENTICATED",
  "ROLE",
  "PLAN",
  "PLAN_LIMIT",
  "NOT_FOUND",
  "CONFLICT",
  "TOO_LARGE",
  "RATE_LIMITED",
  "UNAVAILABLE",
  "INTERNAL",
]);
export type FailureCode = z.infer<typeof FailureCode>;

export const Failure = z.object({
  /** a sentence for a person: what is wrong and what to do */
  err: z.string(),
  code: FailureCode.optional(),
  /** the input field that is wrong, where one is */
  field: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;
