// An error response of the API host: an HTTP status and this body.
import { z } from "zod";
import { failures, type FailureCode as Code } from "./errorCodes.ts";
import { MessageParams, Reason } from "./refusals/wireMessage.ts";

export const FailureCode = z.enum(Object.keys(failures) as Code[]);

export const Failure = z.object({
  /** message for the user: what is wrong and how to fix it */
  err: z.string(),
  code: FailureCode.optional(),
  /** the invalid input field, if any */
  field: z.string().optional(),
  /** names the sentence of `err`, so that an app can say it in its own language */
  reason: Reason.optional(),
  /** the values of the sentence's placeholders */
  params: MessageParams.optional(),
});
export type Failure = z.infer<typeof Failure>;
