// The report on the screen, as a sentence about one of its panels names it. Its title sets the description.
import { useEffect, useSyncExternalStore } from "react";

export interface ReportDescription {
  title: string;
  /** days and time zone */
  range: string;
  filters: readonly string[];
}

let current: ReportDescription | null = null;
const listeners = new Set<() => void>();

function describe(description: ReportDescription | null): void {
  current = description;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null on screens without a range. */
export const useReportDescription = (): ReportDescription | null => useSyncExternalStore(subscribe, () => current);

export function useDescribedReport(title: string, range: string | undefined, filters: readonly string[]): void {
  const joined = JSON.stringify(filters);
  useEffect(() => {
    describe(range === undefined ? null : { title, range, filters: JSON.parse(joined) as string[] });
    return () => describe(null);
  }, [title, range, joined]);
}
