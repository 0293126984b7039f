import type { FunnelDropoffSessionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { recordedFrom } from "../recordedFrom.ts";

export const FunnelDropoffSession: Pick<FunnelDropoffSessionResolvers, "recordedFrom"> = {
  recordedFrom: ({ widgetId, sessionId, visitorId, at }, _, { upstream }) =>
    recordedFrom(upstream, { widgetId, sessionId, visitorId, at }),
};
