import * as rest from "@sightline/schema/rest/errors/sourceMaps";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const listSourceMaps = (upstream: Upstream, widget_id: number) =>
  upstream.call(rest.listSourceMaps, { body: { widget_id }, widgetId: widget_id });

export const uploadSourceMap = (upstream: Upstream, requested: About<z.input<typeof rest.uploadSourceMap.body>>) =>
  upstream.call(rest.uploadSourceMap, { body: requested, widgetId: requested.widget_id });

export const deleteSourceMap = (upstream: Upstream, requested: About<z.input<typeof rest.deleteSourceMap.body>>) =>
  upstream.call(rest.deleteSourceMap, { body: requested, widgetId: requested.widget_id });
