import type { EventReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { namingOf } from "../naming.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { getEventProperties, getEventReport, getEventRows } from "../events.upstream.ts";

export const EventReport: Pick<EventReportResolvers, "facts" | "newest" | "properties"> = {
  async facts({ question }, { split }, { upstream }) {
    const { naming, ...report } = await getEventReport(upstream, question, lower(split));
    const { series, interval, partial, known, ...facts } = camel(report);
    return {
      ...facts,
      isKnown: known,
      naming: naming ? namingOf(naming) : null,
      interval: upper(interval),
      isPartial: partial,
      series: series.map(({ t, count, previous }) => ({ at: t, count, previous })),
    };
  },

  newest: async ({ question }, page, { upstream }) => camel(await getEventRows(upstream, question, pageOf(page, 25))),

  async properties({ question }, _, { upstream }) {
    const { rows } = await getEventProperties(upstream, question);
    return rows.map(({ property, ...row }) => ({ name: property, ...row }));
  },
};
