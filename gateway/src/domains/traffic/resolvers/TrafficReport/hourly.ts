import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { getHourlyTraffic } from "../../reports.upstream.ts";

export const hourly: TrafficReportResolvers["hourly"] = async ({ question }, { weekday, clock }, { upstream }) => {
  if (weekday != null && (weekday < 1 || weekday > 7)) {
    throw invalid("weekday", trafficRefusals.weekday({ weekday }));
  }
  const requested = { ...(weekday != null && { weekday }), clock: lower(clock ?? "PROJECT") };
  return camel(await getHourlyTraffic(upstream, question, requested));
};
