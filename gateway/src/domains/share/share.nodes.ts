import type { Context } from "#gateway/context.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { shareLinkOf, type ShareLinkSource } from "./share.sources.ts";
import { getShareLinks } from "./share.upstream.ts";

export async function shareLinkNode(context: Context, id: string, field: string): Promise<ShareLinkSource | null> {
  const [widgetId, linkId] = numbersFromGlobalId(id, "ShareLink", field);
  const { rows } = await getShareLinks(context.upstream, widgetId);
  const link = rows.find(({ share_link_id }) => share_link_id === linkId);
  return link === undefined ? null : shareLinkOf(link, context.now());
}
