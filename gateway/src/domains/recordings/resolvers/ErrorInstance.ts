import type { ErrorInstanceResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { recordedFrom } from "../recordedFrom.ts";

export const ErrorInstance: Pick<ErrorInstanceResolvers, "recordedFrom"> = {
  recordedFrom: ({ widgetId, sessionId, visitorId, at }, _, { upstream }) =>
    recordedFrom(upstream, { widgetId, sessionId, visitorId, at }),
};
