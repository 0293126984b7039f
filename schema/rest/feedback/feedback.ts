// Visitor comments on a project's pages.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { LocalMoment, widgetId } from "../range.ts";

export const FeedbackStatus = z.enum(["new", "open", "done", "archived"]);
export type FeedbackStatus = z.infer<typeof FeedbackStatus>;

export const Comment = z.object({
  commentId: z.number().int(),
  /** 0: sent by the website's own code */
  feedbackId: z.number().int(),
  /** 1 worst to 5 best; null without a rating */
  rating: z.number().int().nullable(),
  text: z.string(),
  url: z.string(),
  /** of the page, as in traffic reports */
  path: z.string(),
  /** CSS selector of the element that it is about; "" if it names none */
  selector: z.string(),
  /** the visitor and the session; null if it was not sent by the tracker */
  visitor_id: z.guid().nullable(),
  session_id: z.guid().nullable(),
  /** ISO 3166 code; "" if unknown */
  country: z.string(),
  device: z.string(),
  email: z.string().nullable(),
  feedback_status: FeedbackStatus,
  tags: z.array(z.string()),
  created_at: z.iso.datetime(),
});
export type Comment = z.infer<typeof Comment>;

/** Maximum number of comments per response. */
export const MAX_COMMENTS = 1000;

export const getComments = endpoint({
  name: "getComments",
  method: "POST",
  path: "/comments",
  summary: "Comments on a project's pages, newest first; by default from 100 days ago to tomorrow.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId, startDate: LocalMoment.optional(), endDate: LocalMoment.optional() }),
  answer: z.object({ rows: z.array(Comment), total: z.number().int() }),
});
