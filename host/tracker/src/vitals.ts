// Core web vitals of the loaded page, and how long it took to load with everything on it (LOAD). LCP, CLS and INP are
// known for good when the page is hidden, the first byte is told once the page has loaded.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { VitalName } from "@sightline/schema/rest/traffic/vitalName";
import type { Tracker } from "./tracker.ts";

export function watchVitals(tracker: Tracker): void {
  const tell = ({ name, value }: { name: VitalName; value: number }) => {
    const exact = name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    tracker.track({ type: "vital", vital_name: name, vital_value: Math.min(Math.max(exact, 0), 1e7) }, true);
  };
  for (const on of [onFCP, onLCP, onCLS, onINP]) on(tell);
  onTTFB((metric) => {
    tell(metric);
    // a page that comes back from the browser's cache has no entry: it was not loaded
    const [loaded] = metric.entries;
    if (loaded?.duration) tell({ name: "LOAD", value: loaded.duration });
  });
}
