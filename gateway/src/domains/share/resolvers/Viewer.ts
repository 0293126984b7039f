import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { shareLinkKey, shareLinkOf } from "../share.sources.ts";
import { getCompanyShareLinks } from "../share.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "share" | "shareLinks"> = {
  share: ({ principal }) => (principal.kind === "share" ? principal : null),
  async shareLinks(_, page, context) {
    const { rows } = await getCompanyShareLinks(context.upstream);
    const at = context.now();
    return connectionOf(
      rows.map((link) => shareLinkOf(link, at)),
      page,
      shareLinkKey,
    );
  },
};
