import type { ProjectRecordingsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getFirstRecording } from "../installing/installing.upstream.ts";

export const ProjectRecordings: Pick<ProjectRecordingsResolvers, "isAvailable"> = {
  async isAvailable({ widget_id, feature_acl }, _, { upstream }) {
    if (!feature_acl.includes("recording")) return false;
    return (await getFirstRecording(upstream, widget_id)).session !== null;
  },
};
