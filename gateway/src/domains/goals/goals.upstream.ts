import * as rest from "@sightline/schema/rest/goals/goals";
import * as results from "@sightline/schema/rest/goals/goalResults";
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import DataLoader from "dataloader";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

interface GoalsRequest {
  widgetId: number;
  /** without a range, the goals have no standings */
  range: { startDate?: string; endDate?: string };
}

type Goals = AnswerOf<typeof rest.getGoals>;

const loaders = new WeakMap<Upstream, DataLoader<GoalsRequest, Goals>>();

/** Goals without standings are taken from a call with a range that the operation makes at the same time. */
function goalsLoader(upstream: Upstream): DataLoader<GoalsRequest, Goals> {
  const known = loaders.get(upstream);
  if (known) return known;
  const call = ({ widgetId, range }: GoalsRequest) =>
    upstream.call(rest.getGoals, { body: { widget_id: widgetId, ...range }, widgetId });
  const loader = new DataLoader<GoalsRequest, Goals>(
    (requests) => {
      const answers = requests.map(async (request) => {
        const { widgetId, range } = request;
        const ranged = requests.find((other) => other.widgetId === widgetId && other.range.startDate !== undefined);
        // a refusal concerns the range
        if (ranged && range.startDate === undefined) return call(ranged).catch(() => call(request));
        return call(request);
      });
      return Promise.all(answers.map((answer) => answer.catch((error: unknown) => asError(error))));
    },
    // the operation's memo caches the answers, until a write
    { cache: false },
  );
  loaders.set(upstream, loader);
  return loader;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

export const getGoals = (upstream: Upstream, widgetId: number, range: GoalsRequest["range"]): Promise<Goals> =>
  goalsLoader(upstream).load({ widgetId, range });

/** The last conversion of each goal by its number, read only where it is shown. */
export async function getLastConversions(upstream: Upstream, widgetId: number): Promise<Map<number, string | null>> {
  const { rows } = await upstream.call(rest.getGoals, { body: { widget_id: widgetId, last: true }, widgetId });
  return new Map(rows.map((row) => [row.goal_profile_id, row.last_at ?? null]));
}

export const getGoal = (upstream: Upstream, goalProfileId: number) =>
  upstream.call(rest.getGoal, { params: { goal_profile_id: goalProfileId } });

export const createGoal = (upstream: Upstream, goal: z.input<typeof rest.createGoal.body>) =>
  upstream.call(rest.createGoal, { body: goal });

export const updateGoal = (upstream: Upstream, change: z.input<typeof rest.updateGoal.body>) =>
  upstream.call(rest.updateGoal, { body: change });

export const deleteGoal = (upstream: Upstream, goalProfileId: number) =>
  upstream.call(rest.deleteGoal, { body: { goal_profile_id: goalProfileId } });

export const getGoalResult = (upstream: Upstream, question: z.input<typeof results.getGoalResult.body>) =>
  upstream.call(results.getGoalResult, { body: question, widgetId: Number(question.widget_id) });

export const getGoalVisits = async (
  upstream: Upstream,
  { compare: _compare, ...question }: z.input<typeof results.getGoalVisits.body> & { compare?: unknown },
  page: { limit: number; offset: number },
) =>
  (await upstream.call(results.getGoalVisits, { body: { ...question, ...page }, widgetId: Number(question.widget_id) }))
    .rows;

export const previewGoal = (upstream: Upstream, widgetId: number, rule: rest.GoalRule) =>
  upstream.call(results.previewGoal, { body: { widget_id: widgetId, ...rule }, widgetId });
