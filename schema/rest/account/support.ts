// A message to the people who run the product.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";

/** The word that `to` takes beside the support address itself. */
export const SUPPORT_ALIAS = "support";
export const SUPPORT_LIMITS = { subject: 200, text: 10_000 } as const;

/**
 * `to` names the support desk and nothing else: whatever a member sends, the host writes to no stranger. Empty texts
 * are refused by the endpoint, in the words of the product.
 */
export const sendSupportMessage = endpoint({
  name: "sendSupportMessage",
  method: "POST",
  path: "/message/support",
  summary: "Write to the support desk. Members; at most 20 messages in 15 minutes.",
  effect: "add",
  audience: "member",
  body: z.object({
    /** where the answer goes; the member's own address where it is left out */
    from: z.string().trim().max(320).pipe(z.email(requirements.email)).optional(),
    to: z.string().trim().toLowerCase().max(320).default(SUPPORT_ALIAS),
    subject: z.string().trim().max(SUPPORT_LIMITS.subject),
    text: z.string().trim().max(SUPPORT_LIMITS.text),
  }),
  answer: z.object({ support_message_id: z.number().int(), created_at: z.iso.datetime() }),
});
