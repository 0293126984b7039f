// Whether the changelog has unread entries. Loads some time after the first paint, when nothing else is pending.
import { useEffect, useState } from "react";
import { useSeenEntry } from "./seenChangelog.ts";

export const LOAD_AFTER_MS = 3000;

export const loadChangelog = () => import("./ChangelogDialog.tsx");

export function useUnread(): boolean {
  const [newest, setNewest] = useState<string>();
  const seen = useSeenEntry();
  useEffect(() => {
    const timer = setTimeout(() => {
      // if the changelog fails to load, nothing is announced
      void loadChangelog().then(
        ({ newestEntry }) => setNewest(newestEntry),
        () => undefined,
      );
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return newest !== undefined && newest !== seen;
}
