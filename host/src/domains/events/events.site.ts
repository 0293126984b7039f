import { activeEventRules, onAddress } from "#host/analytics/eventRules/trackerRules.ts";
import type { SitePart } from "#host/site/sitePart.ts";

/** The active event rules. */
export const eventsSite: SitePart = async (entities, { widgetId, setting }) => ({
  rules: (await activeEventRules(entities, widgetId)).map(
    ({ action_type: a, event_name: n, path_name: s, url, event_config_id: i, value_from: v }) => ({
      a,
      n,
      s,
      ...onAddress(url, setting),
      i,
      ...(v && { v }),
    }),
  ),
});
