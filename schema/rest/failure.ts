// How the API host says no: an HTTP status and this body.
import { z } from "zod";
import { failures, type FailureCode as Code } from "./errorCodes.ts";
import { MessageParams, Reason } from "./refusals/wireMessage.ts";

export const FailureCode = z.enum(Object.keys(failures) as Code[]);

export const Failure = z.object({
  /** a sentence for a person: what is wrong and what to do */
  err: z.string(),
  code: FailureCode.optional(),
  /** the input field that is wrong, where one is */
  field: z.string().optional(),
  /** names the sentence of `err`, so that an app can say it in its own language */
  reason: Reason.optional(),
  /** the values of the sentence's placeholders */
  params: MessageParams.optional(),
});
export type Failure = z.infer<typeof Failure>;
