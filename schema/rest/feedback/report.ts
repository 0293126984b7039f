// The feedback report: counts, ratings, pages and frequent words, and the comments themselves.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Comment, FeedbackStatus } from "./feedback.ts";
import { AnsweredRange, Comparison, LocalMoment, widgetId } from "../range.ts";

/** By rating only: 4 and 5 are positive, 3 is neutral, 1 and 2 are negative. */
export const Sentiment = z.enum(["positive", "neutral", "negative"]);
export type Sentiment = z.infer<typeof Sentiment>;

/** `mean` is the average rating, null without ratings. */
const Counted = { comments: z.number().int(), rated: z.number().int(), mean: z.number().nullable() };
export const CommentTotals = z.object(Counted);
export type CommentTotals = z.infer<typeof CommentTotals>;

/** Maximum number of comments that a report analyzes. Older ones are left out, and their number is reported. */
export const MOST_COMMENTS = 20_000;

export const getFeedbackReport = endpoint({
  name: "getFeedbackReport",
  method: "POST",
  path: "/report/feedback-comments",
  summary: "Visitors' comments on pages in a range; by default from 100 days ago to tomorrow.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
    compare: Comparison.optional(),
    status: FeedbackStatus.optional(),
    sentiment: Sentiment.optional(),
    /** path of a page */
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
    /** number of comments per word, in descending order, at most 40; stop words are excluded */
    words: z.array(z.object({ word: z.string(), comments: z.number().int() })),
    /** newest first */
    rows: z.array(Comment),
    /** number of the oldest comments of the range that were not analyzed because there are too many */
    left_out: z.number().int(),
    range: AnsweredRange,
  }),
});

export const setCommentStatus = endpoint({
  name: "setCommentStatus",
  method: "POST",
  path: "/feedback/update",
  summary: "Set the status of a comment.",
  effect: "set",
  audience: "member",
  body: z.object({ widget_id: widgetId, commentId: z.number().int().positive(), feedback_status: FeedbackStatus }),
  answer: Comment,
});
