import * as rest from "@sightline/schema/rest/flags/flags";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getFlags = (upstream: Upstream, widgetId: number): Promise<rest.Flag[]> =>
  upstream.call(rest.getFlags, { widgetId });
