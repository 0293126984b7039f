// The report of what visitors say: how often, how content, where, in which words; and the comments themselves.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Comment, FeedbackStatus } from "./feedback.ts";
import { AnsweredRange, Comparison, LocalMoment, widgetId } from "../range.ts";

/** By the rating alone: 4 and 5 positive, 3 neutral, 1 and 2 negative. */
export const Sentiment = z.enum(["positive", "neutral", "negative"]);
export type Sentiment = z.infer<typeof Sentiment>;

/** `mean` is that of the rated ones, null without any. */
const Counted = { comments: z.number().int(), rated: z.number().int(), mean: z.number().nullable() };
export const CommentTotals = z.object(Counted);
export type CommentTotals = z.infer<typeof CommentTotals>;

/** Most comments that a report looks at; the oldest beyond them are left out, and their number is told. */
export const MOST_COMMENTS = 20_000;

export const getFeedbackReport = endpoint({
  name: "getFeedbackReport",
  method: "POST",
  path: "/report/feedback-comments",
  summary: "What visitors said of pages in a range; from 100 days ago to tomorrow where no range is given.",
  effect: "read",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
    compare: Comparison.optional(),
    status: FeedbackStatus.optional(),
    sentiment: Sentiment.optional(),
    /** the path of a page */
    page: z.string().max(4096).optional(),
    word: z.string().max(100).optional(),
    limit: z.number().int().min(1).max(200).default(50),
    offset: z.number().int().min(0).max(MOST_COMMENTS).default(0),
  }),
  answer: z.object({
    totals: CommentTotals,
    previous: CommentTotals.optional(),
    days: z.array(z.object({ day: z.string(), ...Counted })),
    sentiment: z.object({ positive: z.number().int(), neutral: z.number().int(), negative: z.number().int() }),
    status: z.record(FeedbackStatus, z.number().int()),
    /** most comments first, at most 50 */
    pages: z.array(z.object({ path: z.string(), ...Counted })),
    /** in how many comments each is, most first, at most 40; words without meaning of their own are left out */
    words: z.array(z.object({ word: z.string(), comments: z.number().int() })),
    /** newest first */
    rows: z.array(Comment),
    /** comments that were too many to be looked at: the oldest ones of the range */
    left_out: z.number().int(),
    range: AnsweredRange,
  }),
});

export const setCommentStatus = endpoint({
  name: "setCommentStatus",
  method: "POST",
  path: "/feedback/update",
  summary: "Says what became of a comment.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, commentId: z.number().int().positive(), feedback_status: FeedbackStatus }),
  answer: Comment,
});
