import * as rest from "@sightline/schema/rest/audience/audience";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getRealtime = (upstream: Upstream, widgetId: number): Promise<rest.Realtime> =>
  upstream.call(rest.getRealtime, { widgetId });
