// Whether the changelog has an entry that this browser has not shown.
import { newestEntry } from "./data/changelog.ts";
import { useSeenEntry } from "./seenChangelog.ts";

export function useUnread(): boolean {
  const seen = useSeenEntry();
  return newestEntry !== undefined && newestEntry !== seen;
}
