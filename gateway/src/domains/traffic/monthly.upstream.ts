import * as rest from "@sightline/schema/rest/traffic/monthly";
import type { WireFilter } from "#gateway/graph/filters.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getMonthlyChart = (upstream: Upstream, widgetId: number, requested: WireFilter & { months: number }) =>
  upstream.call(rest.getMonthlyChart, { body: { widget_id: widgetId, ...requested }, widgetId });
