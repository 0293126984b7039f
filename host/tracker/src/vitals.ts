// Core Web Vitals of the loaded page as defined by the library web-vitals, and the time to load everything on it
// (LOAD). FCP and TTFB are known early; LCP, CLS and INP when the page is hidden. A page that is restored from the
// browser's cache is measured again, starting at the restore.
import type { VitalName } from "@sightline/schema/rest/behavior/vitalName";
import type { Tracker } from "./tracker.ts";

interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
}

/**
 * Milliseconds: layout shifts are grouped if they are less than the first value apart and span less than the second.
 */
const GAP = 1000;
const WINDOW = 5000;
/** The number of slowest interactions to store: INP skips one in 50. */
const MOST_SLOW = 10;

/** Returns the function to call when the page is hidden. */
export function watchVitals(tracker: Tracker): () => void {
  const [loaded] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  // a prerendered page is measured from when it was shown
  const shownAt = loaded?.activationStart ?? 0;
  const hidden = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden");
  let hiddenAt = hidden?.startTime ?? (document.visibilityState === "hidden" ? 0 : Infinity);
  const reads: (() => void)[] = [];
  const reported: Partial<Record<VitalName, number>> = {};
  let fcp: number | undefined;
  let lcp: number | undefined;
  let cls = 0;
  let shifts = 0;
  let firstShift = 0;
  let lastShift = 0;
  let slow: { id: number; ms: number }[] = [];
  let [lowest, highest] = [Infinity, 0];

  function report(name: VitalName, value: number | undefined): void {
    if (value === undefined || reported[name] === value) return;
    reported[name] = value;
    const exact = name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    tracker.track({ type: "vital", vital_name: name, vital_value: Math.min(Math.max(exact, 0), 1e7) }, true);
  }

  function observe(type: string, see: (entry: Entry) => void, durationThreshold?: number): void {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const read = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(see);
    const observer = new PerformanceObserver((list) => read(list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold } as PerformanceObserverInit);
    reads.push(() => read(observer.takeRecords()));
  }

  const paintedAt = ({ startTime }: Entry) => Math.max(startTime - shownAt, 0);

  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint" && entry.startTime < hiddenAt) report("FCP", (fcp = paintedAt(entry)));
  });
  observe("largest-contentful-paint", (entry) => {
    if (entry.startTime < hiddenAt) lcp = paintedAt(entry);
  });
  observe("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - lastShift >= GAP || startTime - firstShift >= WINDOW) {
      shifts = 0;
      firstShift = startTime;
    }
    lastShift = startTime;
    shifts += value;
    cls = Math.max(cls, shifts);
  });
  const interacted = ({ interactionId: id, duration: ms }: Entry) => {
    if (!id) return;
    lowest = Math.min(lowest, id);
    highest = Math.max(highest, id);
    const same = slow.find((each) => each.id === id);
    if (same) same.ms = Math.max(same.ms, ms);
    else slow.push({ id, ms });
    slow.sort((a, b) => b.ms - a.ms);
    slow.length = Math.min(slow.length, MOST_SLOW);
  };
  observe("event", interacted, 0);
  observe("first-input", interacted);

  function afterLoad(): void {
    if (!loaded?.responseStart) return;
    report("TTFB", loaded.responseStart - shownAt);
    report("LOAD", loaded.duration || undefined);
  }
  const soon = () => setTimeout(afterLoad);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon);

  addEventListener("pageshow", ({ persisted, timeStamp }) => {
    if (!persisted) return;
    hiddenAt = Infinity;
    cls = shifts = 0;
    slow = [];
    lowest = Infinity;
    for (const name of Object.keys(reported) as VitalName[]) delete reported[name];
    report("TTFB", 0);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => report("FCP", (fcp = lcp = performance.now() - timeStamp))),
    );
  });

  return () => {
    hiddenAt = Math.min(hiddenAt, performance.now());
    for (const read of reads) read();
    report("LCP", lcp);
    if (fcp !== undefined) report("CLS", cls);
    // browsers increment interaction ids by seven
    report("INP", slow[Math.min(slow.length - 1, Math.floor(((highest - lowest) / 7 + 1) / 50))]?.ms);
  };
}
