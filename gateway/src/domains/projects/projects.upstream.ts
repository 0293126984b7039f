import * as rest from "@sightline/schema/rest/projects/projects";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const showInstallationBanner = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.showInstallationBanner, { params: { widgetId }, widgetId });

export const checkTraffic = (upstream: Upstream, widgetId: number) => upstream.call(rest.checkTraffic, { widgetId });

export const getManagedWidgets = (upstream: Upstream) => upstream.call(rest.getWidgets, { body: { paused: true } });

/** The project with its current counts. */
export const getWidgetsNoCache = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getWidgetsNoCache, { body: { widget_id: widgetId }, widgetId });

export const createWidget = (upstream: Upstream, widget: z.input<typeof rest.createWidget.body>) =>
  upstream.call(rest.createWidget, { body: widget });

export const updateWidget = (upstream: Upstream, change: z.input<typeof rest.updateWidget.body>) =>
  upstream.call(rest.updateWidget, { body: change });

export const setWidget = (upstream: Upstream, change: z.input<typeof rest.setWidget.body>) =>
  upstream.call(rest.setWidget, { body: change });

export const deleteWidget = (upstream: Upstream, widgetId: number, name: string) =>
  upstream.call(rest.deleteWidget, { body: { widget_id: widgetId, widget_name: name } });
