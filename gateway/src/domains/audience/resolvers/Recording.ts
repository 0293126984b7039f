import type { RecordingResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { visitorOf } from "../visitors.sources.ts";

export const Recording: Pick<RecordingResolvers, "visitor"> = {
  visitor: ({ widgetId, wireVisitor }) => visitorOf(widgetId, wireVisitor),
};
