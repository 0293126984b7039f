import { getFeedbackReport as call, type Sentiment } from "@sightline/schema/rest/feedback/report";
import type { FeedbackStatus } from "@sightline/schema/rest/feedback/feedback";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { comparedPeriod } from "#host/analytics/scope/reportRange.ts";
import { commentOf } from "#host/analytics/comments/commentOf.ts";
import { feedbackScope } from "../feedbackScope.ts";
import { commentsOf, type CommentRow } from "../sql/commentsOf.ts";
import { daysOf } from "./daysOf.ts";
import { sentimentOf } from "./sentimentOf.ts";
import { Tally, tallyBy } from "./tally.ts";
import { wordsOf } from "./wordsOf.ts";

const PAGES = 50;
const MAX_WORDS = 40;

interface CommentFilter {
  status?: FeedbackStatus | undefined;
  sentiment?: Sentiment | undefined;
  page?: string | undefined;
  word?: string | undefined;
}

const fits =
  ({ status, sentiment, page, word }: CommentFilter) =>
  (row: CommentRow) =>
    (status === undefined || row.feedback_status === status) &&
    (sentiment === undefined || sentimentOf(row.rating) === sentiment) &&
    (page === undefined || row.path === page) &&
    (word === undefined || wordsOf(row.text).has(word.toLowerCase()));

const totalsOf = (rows: readonly CommentRow[]) => {
  const tally = new Tally();
  for (const { rating } of rows) tally.add(rating);
  return tally.totals();
};

/** Counts per value, highest first, ties in alphabetical order. */
function countsOf(lists: Iterable<Iterable<string>>): [string, number][] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b));
}

export const getFeedbackReport = route(call, {
  permit: member,
  gather: async (move) => {
    const scope = await feedbackScope(move);
    const { compare } = move.body;
    return { ...scope, previous: compare && comparedPeriod(scope.period, compare, scope.zone) };
  },
  ask: ({ entities }, { widgetId, period, previous }) =>
    Promise.all([commentsOf(entities, widgetId, period), previous && commentsOf(entities, widgetId, previous)]),
  answer: ([found, before], { period, previous, zone }, { body }) => {
    const rows = found.rows.filter(fits(body));
    const status = countsOf([rows.map((row) => row.feedback_status)]);
    const feelings = new Map(countsOf([rows.flatMap(({ rating }) => sentimentOf(rating) ?? [])]));
    const pages = [...tallyBy(rows, ({ path }) => path)];
    const { offset, limit } = body;
    return {
      totals: totalsOf(rows),
      ...(before && { previous: totalsOf(before.rows.filter(fits(body))) }),
      days: daysOf(rows, period, zone),
      sentiment: {
        positive: feelings.get("positive") ?? 0,
        neutral: feelings.get("neutral") ?? 0,
        negative: feelings.get("negative") ?? 0,
      },
      status: { new: 0, open: 0, done: 0, archived: 0, ...Object.fromEntries(status) },
      pages: pages
        .toSorted(([a, one], [b, other]) => other.comments - one.comments || a.localeCompare(b))
        .slice(0, PAGES)
        .map(([path, totals]) => ({ path, ...totals })),
      words: countsOf(rows.map(({ text }) => wordsOf(text)))
        .slice(0, MAX_WORDS)
        .map(([word, comments]) => ({ word, comments })),
      rows: rows.slice(offset, offset + limit).map(commentOf),
      left_out: Math.max(0, found.total - found.rows.length),
      range: {
        startDate: period.startDate,
        endDate: period.endDate,
        timezone: zone.name,
        ...(previous && { previousStartDate: previous.startDate, previousEndDate: previous.endDate }),
      },
    };
  },
});
