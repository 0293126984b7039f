import type { FunnelReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { defaultInterval } from "#gateway/graph/defaultInterval.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { within } from "#gateway/graph/pageOf.ts";
import { funnelOfProject } from "../funnels.nodes.ts";
import {
  getFunnelDropoff,
  getFunnelFactors,
  getFunnelFlow,
  getFunnelResult,
  getFunnelTrend,
} from "../funnels.upstream.ts";

/** As in the host's contract. */
const MOST_STEPS = 10;
const MOST_NODES = 20;

export const FunnelReport: Pick<FunnelReportResolvers, "funnel" | "result" | "trend" | "dropoff" | "flow" | "factors"> =
  {
    funnel: ({ question }, _, { upstream }) => funnelOfProject(upstream, question.widget_id, question.id),

    async result({ question, compare }, { by, test }, { upstream }) {
      const split = {
        ...(by && { by: lower(by) }),
        ...(test != null && { test_id: numbersFromGlobalId(test, "Test", "test")[1] }),
      };
      return camel(await getFunnelResult(upstream, { ...question, ...compare, ...split }));
    },

    async trend({ question }, requested, { upstream }) {
      const interval = requested.interval ?? defaultInterval(question);
      const { points } = camel(await getFunnelTrend(upstream, { ...question, interval: lower(interval) }));
      return { interval, points: points.map(({ t, partial, ...point }) => ({ at: t, isPartial: partial, ...point })) };
    },

    async dropoff({ question }, { step }, { upstream }) {
      const wanted = { ...question, step: within(step, "step", 1, MOST_STEPS) };
      const { next, newest, ...dropoff } = camel(await getFunnelDropoff(upstream, wanted));
      return {
        ...dropoff,
        next: next.map((row) => ({ ...row, kind: upper(row.kind) })),
        newest: newest.map((session) => ({ ...session, widgetId: question.widget_id })),
      };
    },

    async flow({ question }, { most }, { upstream }) {
      const wanted = { ...question, most: within(most ?? 6, "most", 2, MOST_NODES) };
      const { nodes, links } = camel(await getFunnelFlow(upstream, wanted));
      return { nodes: nodes.map((node) => ({ ...node, kind: upper(node.kind) })), links };
    },

    async factors({ question }, _, { upstream }) {
      const { steps, tested, least } = camel(await getFunnelFactors(upstream, question));
      const rows = steps.flatMap(({ step, factors }) =>
        factors.map((factor) => ({ ...factor, step, property: upper(factor.property) })),
      );
      return { rows, tested, least };
    },
  };
