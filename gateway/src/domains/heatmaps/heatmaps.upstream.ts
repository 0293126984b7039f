import type { BodyOf } from "@sightline/schema/rest/endpoint";
import * as rest from "@sightline/schema/rest/heatmaps/heatmaps";
import * as profiles from "@sightline/schema/rest/heatmaps/profiles";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const getHeatmap = (upstream: Upstream, body: About<BodyOf<typeof rest.getHeatmap>>) =>
  upstream.call(rest.getHeatmap, { body, widgetId: body.widget_id });

export const getHeatmapPages = (upstream: Upstream, body: About<BodyOf<typeof rest.getHeatmapPages>>) =>
  upstream.call(rest.getHeatmapPages, { body, widgetId: body.widget_id });

export const listHeatmapProfiles = (upstream: Upstream, widgetId: number) =>
  upstream.call(profiles.listHeatmapProfiles, { body: { widget_id: widgetId }, widgetId });

export const getHeatmapProfile = (upstream: Upstream, widgetId: number, heatmapProfileId: number) =>
  upstream.call(profiles.getHeatmapProfile, {
    params: { heatmap_profile_id: heatmapProfileId },
    query: { widget_id: widgetId },
    widgetId,
  });

export const createHeatmapProfile = (upstream: Upstream, body: BodyOf<typeof profiles.createHeatmapProfile>) =>
  upstream.call(profiles.createHeatmapProfile, { body });

export const updateHeatmapProfile = (upstream: Upstream, body: BodyOf<typeof profiles.updateHeatmapProfile>) =>
  upstream.call(profiles.updateHeatmapProfile, { body });

export const deleteHeatmapProfile = (upstream: Upstream, body: BodyOf<typeof profiles.deleteHeatmapProfile>) =>
  upstream.call(profiles.deleteHeatmapProfile, { body });
