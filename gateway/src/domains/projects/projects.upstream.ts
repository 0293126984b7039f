import * as rest from "@sightline/schema/rest/projects";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const showInstallationBanner = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.showInstallationBanner, { params: { widgetId }, widgetId });

export const checkTraffic = (upstream: Upstream, widgetId: number) => upstream.call(rest.checkTraffic, { widgetId });
