// What a heatmap covers: a report's scope, the pages and the devices.
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import type { HeatmapDevice, WidthRange } from "@sightline/schema/rest/heatmaps/heatmaps";
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import { type ConversionScope, gatherConversions } from "#host/analytics/goals/conversionScope.ts";
import { Problem } from "#host/http/problem.ts";
import { pageCondition, refuseRegex, type Condition } from "#host/analytics/goals/pageCondition.ts";
import { ownProfile } from "./profiles/profileRows.ts";
import { refuseOtherHeatmaps } from "./sharedHeatmap.ts";

type Asked = Parameters<typeof gatherConversions>[0];

interface Selection {
  page?: HeatmapPage | undefined;
  heatmap_profile_id?: number | undefined;
  device?: HeatmapDevice | undefined;
  width?: WidthRange | undefined;
}

export interface HeatmapScope extends ConversionScope {
  /** condition on events and on chunks of recordings */
  page: Condition;
  /** conditions on events; the filter has their parameters */
  devices: readonly string[];
}

/** `prefix`: of the fields, in the names of refusals */
export async function gatherHeatmap(
  { body, ...move }: Omit<Asked, "body"> & { body: Asked["body"] & Selection; signal: AbortSignal },
  prefix = "",
): Promise<HeatmapScope> {
  refuseOtherHeatmaps(move.caller, body);
  const scope = await gatherConversions({ body, ...move });
  const { entities, events } = move.services;
  const { widgetId } = scope.project;
  const { page, heatmap_profile_id, device, width } = body;
  const refuse = (refusal: "noPage" | "twoPages" | "widthReversed", name: string): never => {
    const field = prefix + name;
    throw new Problem(heatmapsRefusals[refusal]({ field }), { field });
  };
  if (page && heatmap_profile_id) refuse("twoPages", "page");
  if (width && width.min > width.max) refuse("widthReversed", "width.min");
  const profile = heatmap_profile_id ? await ownProfile(entities, widgetId, heatmap_profile_id) : undefined;
  // members see the other devices of the same pages, too
  if (move.caller.kind === "share" && profile && device && !profile.devices.includes(device))
    throw new Problem(heatmapsRefusals.profileNotFound());
  const rule = page ?? profile?.rule ?? refuse("noPage", "page");
  if (page) await refuseRegex(events, page, `${prefix}page.value`, move.signal);
  const condition = await pageCondition(entities, widgetId, rule);
  const devices = device ? [device] : profile?.devices;
  const params = {
    ...scope.filter.params,
    ...condition.params,
    ...(devices && Object.fromEntries(devices.map((name, n) => [`device${n}`, name]))),
    ...(width && { width_min: width.min, width_max: width.max }),
  };
  return {
    ...scope,
    filter: { ...scope.filter, params },
    page: condition,
    devices: [
      ...(devices ? [`device IN (${devices.map((_name, n) => `{device${n}:String}`).join(", ")})`] : []),
      ...(width ? ["view_w BETWEEN {width_min:UInt16} AND {width_max:UInt16}"] : []),
    ],
  };
}
