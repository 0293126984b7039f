import type { RecordedVisitorResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getRecording } from "../recordings.upstream.ts";

export const RecordedVisitor: Pick<RecordedVisitorResolvers, "firstSeen"> = {
  async firstSeen({ widgetId, key }, _, { upstream }) {
    return (await getRecording(upstream, widgetId, key)).first_seen;
  },
};
