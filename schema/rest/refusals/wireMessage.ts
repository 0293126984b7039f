// A message as it travels: hosts of others may send any reason, so its form is checked before it is passed on.
import { z } from "zod";

export const Reason = z
  .string()
  .regex(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,60}$/, "a domain and a name, such as goals.notFound");

export const MessageParams = z
  .record(z.string().max(40), z.union([z.string().max(2000), z.number()]))
  .refine((params) => Object.keys(params).length <= 10, "at most 10 values");

/** A message that is kept: what was written before messages had reasons has none. */
export const WireMessage = z.object({
  message: z.string(),
  reason: Reason.optional(),
  params: MessageParams.optional(),
});
export type WireMessage = z.infer<typeof WireMessage>;
