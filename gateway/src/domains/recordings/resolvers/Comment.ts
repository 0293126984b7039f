import type { CommentResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { recordedFrom } from "../recordedFrom.ts";

export const Comment: Pick<CommentResolvers, "recordedFrom"> = {
  recordedFrom: ({ widgetId, sessionId, visitorId, createdAt }, _, { upstream }) =>
    recordedFrom(upstream, { widgetId, sessionId, visitorId, at: createdAt }),
};
