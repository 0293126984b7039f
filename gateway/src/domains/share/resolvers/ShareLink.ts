import { ShareableModule } from "@sightline/schema/rest/share/share";
import type { ShareLinkResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { findProject } from "#gateway/graph/project.ts";
import { shareUrl } from "../shareUrl.ts";

export const ShareLink: Pick<ShareLinkResolvers, "project" | "url"> = {
  url: ({ token, module, itemId }, _, context) => {
    const shared = ShareableModule.safeParse(lower(module));
    return token !== null && shared.success ? shareUrl(context, shared.data, itemId, token) : null;
  },
  project: ({ widgetId }, _, context) => findProject(context, widgetId),
};
