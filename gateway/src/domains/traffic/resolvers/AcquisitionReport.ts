import type { AcquisitionReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getAcquisition, getAcquisitionSeries, getChannelRules } from "../acquisition/acquisition.upstream.ts";
import { suitingInterval } from "../suitingInterval.ts";

const MOST_ROWS = 1000;

export const AcquisitionReport: AcquisitionReportResolvers = {
  async table({ question }, asked, { upstream }) {
    const { level, model, limit } = {
      level: asked.level ?? "CHANNEL",
      model: asked.model ?? "LAST",
      limit: asked.limit ?? 100,
    };
    if (limit < 1 || limit > MOST_ROWS) throw invalid("limit", `limit is ${limit}; it must be from 1 to ${MOST_ROWS}`);
    const wanted = { level: lower(level), model: lower(model), limit };
    const { rows, total, totals, currency, range } = await getAcquisition(upstream, question, wanted);
    return { level, model, rows: camel(rows), totalCount: total, totals: camel(totals), currency, range };
  },

  async series({ question }, asked, { upstream }) {
    const interval = asked.interval ?? suitingInterval(question);
    const wanted = { level: lower(asked.level ?? "CHANNEL"), interval: lower(interval) };
    const { times, partial, series, rest } = await getAcquisitionSeries(upstream, question, wanted);
    return { interval, times, isPartial: partial, lines: series, rest };
  },

  async rules({ question }, _, { upstream }) {
    const { rules, click_ids } = await getChannelRules(upstream, question);
    return { rules: rules.map(({ id, ...rule }) => ({ rule: id, ...rule })), clickIds: click_ids };
  },
};
