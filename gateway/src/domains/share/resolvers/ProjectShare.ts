import type { ProjectShareResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { lower } from "#gateway/graph/enums.ts";
import { shareLinkKey, shareLinkOf } from "../share.sources.ts";
import { getShareLinks } from "../share.upstream.ts";
import { sharePreview } from "#gateway/permissions/sharePreview.ts";

export const ProjectShare: Required<ProjectShareResolvers> = {
  async links({ widget_id }, { module, itemId, ...page }, context) {
    const { rows } = await getShareLinks(context.upstream, widget_id, module ? lower(module) : undefined);
    const at = context.now();
    return connectionOf(
      rows
        .filter(({ unique_module_id }) => (itemId ?? unique_module_id) === unique_module_id)
        .map((link) => shareLinkOf(link, at)),
      page,
      shareLinkKey,
    );
  },
  preview: ({ widget_id }, { module, itemId, freeRange, redactPersonalData, allowDownload }) =>
    sharePreview({
      widgetId: widget_id,
      modules: lower(module),
      uniqueModuleId: itemId ?? "",
      freeRange,
      hide: redactPersonalData ? ["names", "emails"] : [],
      canDownload: allowDownload,
    }),
};
