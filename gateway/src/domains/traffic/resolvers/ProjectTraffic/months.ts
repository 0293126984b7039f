import type { ProjectTrafficResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getMonthlyReport } from "../../traffic.upstream.ts";

export const months: ProjectTrafficResolvers["months"] = async ({ widget_id }, _, { upstream }) =>
  (await getMonthlyReport(upstream, widget_id)).rows;
