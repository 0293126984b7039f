import { Freshness } from "../Freshness.tsx";
import { useRealtime } from "../../_lib/useRealtime.ts";

/** Updates the screen while it is rendered, so only while the screen is live. */
export function LiveBadge({ projectId, at }: { projectId: string; at: string }) {
  return <Freshness at={at} link={useRealtime(projectId)} />;
}
