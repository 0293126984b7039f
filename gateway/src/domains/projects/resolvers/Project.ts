import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { can } from "#gateway/permissions/can.ts";
import { getWidgetsNoCache } from "../projects.upstream.ts";
import { settingOf } from "../projects.sources.ts";

export const Project = {
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
  setting: ({ setting }) => settingOf(setting),
  snippet: ({ snippet }) => snippet,
  createdAt: ({ created_at }) => created_at,
  async pageviewsNow({ widget_id }, _, { upstream }) {
    const [counted] = await getWidgetsNoCache(upstream, widget_id);
    return counted ? { total: counted.pageview_total, monthly: counted.pageview_monthly } : null;
  },
  viewerCanShare: (_source, _args, context) => can(context, "share"),
  viewerCanAnnotate: (_source, _args, context) => can(context, "annotate"),
} satisfies Partial<ProjectResolvers>;
