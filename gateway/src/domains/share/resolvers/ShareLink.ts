import type { ShareLinkResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { findProject } from "#gateway/graph/project.ts";

export const ShareLink: Pick<ShareLinkResolvers, "project"> = {
  project: ({ widgetId }, _, context) => findProject(context, widgetId),
};
