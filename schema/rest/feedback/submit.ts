// Visitor feedback on a page, sent by the tracker's `siteTracker("feedback", …)` or by the website's own form.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const text = (max: number) => z.string().max(max, `must be at most ${max} characters`);
const uuid = z.guid("must be a uuid such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a");

export const submitFeedback = endpoint({
  name: "submitFeedback",
  method: "POST",
  path: "/feedback/submit",
  summary: "Store a visitor's feedback on a page: a rating, a text or both. JSON of any content type; 204.",
  effect: "set",
  audience: "anyone",
  body: z
    .object({
      /** the project's public key */
      key: z.string().min(1).max(100),
      /** generated once by the sender; repeated submissions with the same id are stored once */
      id: uuid.optional(),
      /** 1 (worst) to 5 (best) */
      rating: z
        .number("must be a number from 1 to 5")
        .int("must be a whole number from 1 to 5")
        .min(1, "must be from 1 to 5")
        .max(5, "must be from 1 to 5")
        .optional(),
      text: text(2000).optional(),
      /** the page it is about */
      url: z
        .string("must be the address of the page")
        .max(4096, "must be at most 4096 characters")
        .regex(/^https?:\/\/[^\s/?#]+/i, "must be a whole address that starts with http:// or https://"),
      /**
       * CSS selector of the element that it is about, as the tracker writes it for an element; at most 300 characters.
       * Anything else is ignored: a page that names a wrong element must not lose its visitor's comment.
       */
      element: z
        .string()
        .max(300)
        .regex(/^[^{}<]*$/)
        .optional()
        .catch(undefined),
      email: z.email("must be an e-mail address").max(254).optional(),
      visitor_id: uuid.optional(),
      session_id: uuid.optional(),
    })
    .refine(({ rating, text: comment }) => rating !== undefined || comment?.trim(), {
      error: "must say something: send a rating from 1 to 5, a text, or both",
      path: ["text"],
    }),
  answer: z.null(),
});
