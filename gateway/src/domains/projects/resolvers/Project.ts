import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { can } from "#gateway/permissions/can.ts";
import { installationOf } from "../projects.sources.ts";
import { checkTraffic, showInstallationBanner } from "../projects.upstream.ts";

/** What belongs to other domains stands there. */
type Others =
  | "events"
  | "filterValues"
  | "monthlyTraffic"
  | "realtime"
  | "segments"
  | "shareLinks"
  | "traffic"
  | "__isTypeOf";

export const Project: Required<Omit<ProjectResolvers, Others>> = {
  id: ({ widget_id }) => toGlobalId("Project", widget_id),
  widgetId: ({ widget_id }) => widget_id,
  name: ({ widget_name }) => widget_name,
  key: ({ widget_key }) => widget_key,
  isActive: ({ status }) => status === 1,
  allowedWebsites: ({ widget_allowed_website }) => widget_allowed_website,
  timezone: ({ timezone }) => timezone,
  features: ({ feature_acl }) => feature_acl.map(upper),
  pageviewTotal: ({ pageview_total }) => pageview_total,
  pageviewMonthly: ({ pageview_monthly }) => pageview_monthly,
  pageviewLimit: ({ pageview_limit }) => pageview_limit,
  snippet: ({ snippet }) => snippet,
  createdAt: ({ created_at }) => created_at,
  installation: async ({ widget_id }, _, { upstream }) =>
    installationOf(await showInstallationBanner(upstream, widget_id)),
  async trafficCheck({ widget_id }, _, { upstream }) {
    const { pageview_total, last_event_at } = await checkTraffic(upstream, widget_id);
    return { pageviewTotal: pageview_total, lastEventAt: last_event_at };
  },
  viewerCanShare: (_source, _args, context) => can(context, "share"),
  viewerCanAnnotate: (_source, _args, context) => can(context, "annotate"),
};
