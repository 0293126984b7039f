import type { AcquisitionReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { getAcquisition, getAcquisitionSeries, getChannelRules } from "../acquisition.upstream.ts";
import { defaultInterval } from "#gateway/graph/defaultInterval.ts";

export const AcquisitionReport: AcquisitionReportResolvers = {
  async table({ question }, requested, { upstream }) {
    const { level, model } = { level: requested.level ?? "CHANNEL", model: requested.model ?? "LAST" };
    const wanted = { level: lower(level), model: lower(model), ...pageOf(requested, 100) };
    const { rows, total, totals, ...rest } = await getAcquisition(upstream, question, wanted);
    return { level, model, rows: camel(rows), totalCount: total, totals: camel(totals), ...rest };
  },

  async series({ question }, requested, { upstream }) {
    const interval = requested.interval ?? defaultInterval(question);
    const wanted = { level: lower(requested.level ?? "CHANNEL"), interval: lower(interval) };
    const { times, partial, series, rest } = await getAcquisitionSeries(upstream, question, wanted);
    return { interval, times, isPartial: partial, lines: series, rest };
  },

  async rules({ question }, _, { upstream }) {
    const { rules, click_ids } = await getChannelRules(upstream, question);
    return { rules: rules.map(({ id, ...rule }) => ({ rule: id, ...rule })), clickIds: click_ids };
  },
};
