import type { VisitorSessionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { recordedFrom } from "../recordedFrom.ts";

export const VisitorSession: Pick<VisitorSessionResolvers, "recordedFrom"> = {
  recordedFrom: ({ widgetId, sessionId, visitorId }, _, { upstream }) =>
    recordedFrom(upstream, { widgetId, sessionId, visitorId }),
};
