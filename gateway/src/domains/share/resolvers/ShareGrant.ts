import type { ShareGrantResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { findProject } from "#gateway/graph/project.ts";

export const ShareGrant: Pick<
  ShareGrantResolvers,
  "module" | "itemId" | "project" | "projectName" | "redactsPersonalData"
> = {
  module: ({ modules }) => upper(modules),
  redactsPersonalData: ({ hide }) => hide.length > 0,
  itemId: ({ uniqueModuleId }) => uniqueModuleId,
  projectName: ({ widgetName }) => widgetName,
  project: ({ widgetId }, _, context) => findProject(context, widgetId),
};
