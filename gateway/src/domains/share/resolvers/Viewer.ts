import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";

export const Viewer: Pick<ViewerResolvers, "share"> = {
  share: ({ principal }) => (principal.kind === "share" ? principal : null),
};
