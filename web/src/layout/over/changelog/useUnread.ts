// Whether the changelog holds something new. It is loaded a while after the first paint, when nothing waits for it.
import { useEffect, useState } from "react";
import { useSeenEntry } from "./seenChangelog.ts";

export const LOAD_AFTER_MS = 3000;

export const loadChangelog = () => import("./ChangelogDialog.tsx");

export function useUnread(): boolean {
  const [newest, setNewest] = useState<string>();
  const seen = useSeenEntry();
  useEffect(() => {
    const timer = setTimeout(() => {
      // what does not arrive is not announced
      void loadChangelog().then(
        ({ newestEntry }) => setNewest(newestEntry),
        () => undefined,
      );
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return newest !== undefined && newest !== seen;
}
