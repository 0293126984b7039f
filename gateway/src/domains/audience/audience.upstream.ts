import * as rest from "@sightline/schema/rest/audience/audience";
import type { Upstream } from "#gateway/upstream/upstream.ts";

/** `at`: a moment of the last 24 hours, in any zone's notation; otherwise now */
export const getRealtime = (upstream: Upstream, widgetId: number, at?: string | null): Promise<rest.Realtime> =>
  upstream.call(rest.getRealtime, { widgetId, ...(at && { query: { at: new Date(at).toISOString() } }) });

export const getOnlineHistory = (upstream: Upstream, widgetId: number): Promise<rest.OnlineHistory> =>
  upstream.call(rest.getOnlineHistory, { widgetId });
