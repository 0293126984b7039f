import type { ProjectInstallationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getFirstRecording } from "../installing/installing.upstream.ts";
import { installationOf } from "../projects.sources.ts";
import { checkTraffic, showInstallationBanner } from "../projects.upstream.ts";

export const ProjectInstallation: Required<ProjectInstallationResolvers> = {
  status: async ({ widget_id }, _, { upstream }) => installationOf(await showInstallationBanner(upstream, widget_id)),
  async trafficCheck({ widget_id }, _, { upstream }) {
    const { pageview_total, last_event_at } = await checkTraffic(upstream, widget_id);
    return { pageviewTotal: pageview_total, lastEventAt: last_event_at };
  },
  firstRecording: ({ widget_id }, _, { upstream }) => getFirstRecording(upstream, widget_id),
};
