import { getHeatmapSnapshot as call } from "@sightline/schema/rest/heatmaps/heatmaps";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { fixedPeriod } from "#host/analytics/scope/reportScope.ts";
import { zoneOf } from "#host/analytics/scope/zone.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import { chunkBlob } from "#host/stores/blobs/recordingBlob.ts";
import { pageCondition } from "#host/analytics/goals/pageCondition.ts";
import { sharedRule } from "../sharedHeatmap.ts";
import { findSnapshot } from "./findSnapshot.ts";
import { snapshotOf } from "./snapshotOf.ts";

export const getHeatmapSnapshot = route(call, {
  permit: readers("heatmap", "heatmap_page"),
  gather: async ({ services, caller, headers, query }) => {
    const { widgetId, timezone } = await scopedProject(services, caller, query.widget_id);
    if (caller.kind !== "share") return { widgetId };
    const { entities } = services;
    const pages = await pageCondition(entities, widgetId, await sharedRule(entities, caller, widgetId));
    return { widgetId, pages, allowed: fixedPeriod(caller, zoneOf(timezone, headers.tz)) };
  },
  ask: async ({ events, recordings }, { widgetId, pages, allowed }, { params, signal }) => {
    const found = await findSnapshot({ events, signal }, widgetId, params.id, pages);
    const isShown = found && (!allowed || (found.recordedAt >= allowed.from && found.recordedAt < allowed.to));
    const bytes = isShown ? await recordings.get(chunkBlob(found)) : undefined;
    const snapshot = bytes && (await snapshotOf(bytes));
    if (!snapshot) throw new Problem(heatmapsRefusals.snapshotNotFound());
    return snapshot;
  },
  answer: (snapshot) =>
    new RawAnswer(
      new Response(snapshot, { headers: { "content-type": "application/gzip", "cache-control": "no-store" } }),
    ),
});
