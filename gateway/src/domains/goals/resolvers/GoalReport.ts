import type { GoalReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import type { Context } from "#gateway/context.ts";
import { camel } from "#gateway/graph/camel.ts";
import type { GoalReportSource } from "../goals.sources.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { getGoalResult, getGoalVisits } from "../goals.upstream.ts";

/** The upstream client deduplicates the call within an operation. */
const answer = async ({ question }: GoalReportSource, { upstream }: Context) =>
  camel(await getGoalResult(upstream, question));

export const GoalReport: Required<
  Pick<
    GoalReportResolvers,
    "totals" | "previous" | "pagesBefore" | "delay" | "visits" | "detectable" | "currency" | "range" | "traffic"
  >
> = {
  totals: async (source, _, context) => (await answer(source, context)).totals,
  previous: async (source, _, context) => (await answer(source, context)).previous ?? null,
  pagesBefore: async (source, _, context) => (await answer(source, context)).before,
  async delay(source, _, context) {
    const { time, visits } = await answer(source, context);
    return { median: time.median, p90: time.p90, times: time.buckets, visits };
  },
  visits: async ({ question }, page, { upstream }) => camel(await getGoalVisits(upstream, question, pageOf(page, 25))),
  detectable: async (source, _, context) => (await answer(source, context)).detectable,
  currency: async (source, _, context) => (await answer(source, context)).currency,
  range: async (source, _, context) => (await answer(source, context)).range,
  traffic({ question: { goal_profile_id: _id, ...question }, goalKey }) {
    return { question: { ...question, goal: goalKey } };
  },
};
