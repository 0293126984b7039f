// Core web vitals of the loaded page. LCP, CLS and INP are known for good when the page is hidden.
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import type { Tracker } from "./tracker.ts";

export function watchVitals(tracker: Tracker): void {
  const tell = ({ name, value }: Metric) => {
    const exact = name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    tracker.track({ type: "vital", vital_name: name, vital_value: Math.min(Math.max(exact, 0), 1e7) }, true);
  };
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(tell);
}
