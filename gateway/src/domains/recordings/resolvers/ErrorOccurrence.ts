import type { ErrorOccurrenceResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { recordedFrom } from "../recordedFrom.ts";

export const ErrorOccurrence: Pick<ErrorOccurrenceResolvers, "recordedFrom"> = {
  recordedFrom: ({ widgetId, sessionId, visitorId, at }, _, { upstream }) =>
    recordedFrom(upstream, { widgetId, sessionId, visitorId, at }),
};
