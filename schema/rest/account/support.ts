// A message to the product team.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";

/** The keyword that `to` accepts besides the support address. */
export const SUPPORT_ALIAS = "support";
export const SUPPORT_LIMITS = { subject: 200, text: 10_000 } as const;

/**
 * `to` can only name the support desk, so that members can't use the host to send email to strangers. The endpoint
 * rejects empty texts with its own message.
 */
export const sendSupportMessage = endpoint({
  name: "sendSupportMessage",
  method: "POST",
  path: "/message/support",
  summary: "Send a message to support. Members; at most 20 messages in 15 minutes.",
  effect: "add",
  audience: "member",
  body: z.object({
    /** address for the reply; defaults to the member's own */
    from: z.string().trim().max(320).pipe(z.email(requirements.email)).optional(),
    to: z.string().trim().toLowerCase().max(320).default(SUPPORT_ALIAS),
    subject: z.string().trim().max(SUPPORT_LIMITS.subject),
    text: z.string().trim().max(SUPPORT_LIMITS.text),
  }),
  answer: z.object({ support_message_id: z.number().int(), created_at: z.iso.datetime() }),
});
