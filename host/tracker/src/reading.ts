// Engaged time and scroll depth of the current page view, and the heartbeat that reports them to the host. Engaged: the
// page is visible and the visitor moved, scrolled, typed or touched within the last 30 seconds.
import { clock } from "./clock.ts";
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

export const IDLE = 30_000;
/** a touch is a `pointerdown`, too */
export const signs = ["pointermove", "pointerdown", "keydown", "scroll", "wheel"] as const;

export interface Reading {
  /** The view ended or was hidden: reports the values accumulated since the last report. */
  report(type: "leave" | "ping"): void;
}

export function watchReading(tracker: Tracker, heartbeat: number): Reading {
  let engaged = 0;
  let since = clock();
  let isUsed = false; // the visitor was active since the last report
  let deepest = 0;
  let reportedDepth = 0;
  let viewId = "";
  let hasLeft = false;

  const isVisible = () => document.visibilityState === "visible";

  function mark(): void {
    const now = clock();
    engaged += Math.min(Math.max(now - since, 0), IDLE);
    since = now;
  }

  function depth(): number {
    const whole = document.documentElement.scrollHeight;
    return whole ? Math.min(100, Math.round(((scrollY + innerHeight) / whole) * 100)) : 100;
  }

  function begin(): void {
    if (tracker.view?.id === viewId) return;
    viewId = tracker.view?.id ?? "";
    deepest = 0;
    reportedDepth = 0;
    hasLeft = false;
  }

  let isMeasuring = false;
  function scrolled(): void {
    if (isMeasuring) return;
    isMeasuring = true;
    requestAnimationFrame(() => {
      isMeasuring = false;
      begin();
      deepest = Math.max(deepest, depth());
      const quarter = Math.floor(deepest / 25) * 25;
      if (quarter <= reportedDepth || !isUsed) return;
      reportedDepth = quarter;
      tracker.track({ type: "scroll", scroll_depth: deepest });
    });
  }

  const listen = quiet((name: string, run: () => void) =>
    addEventListener(name, run, { passive: true, capture: true }),
  );
  for (const sign of signs)
    listen(sign, () => {
      if (!isVisible()) return;
      if (clock() - since > 1000 || !isUsed) mark();
      if (sign !== "scroll") isUsed = true; // browsers scroll by themselves when they restore a page
    });
  listen("scroll", scrolled);

  function report(type: "leave" | "ping"): void {
    if (!tracker.view) return;
    begin();
    if (hasLeft && !isUsed) return; // hidden first, then closed: reported once
    if (isUsed) mark();
    deepest = Math.max(deepest, depth());
    tracker.track({ type, engaged_ms: isUsed ? engaged : 0, scroll_depth: deepest }, !isUsed || !tracker.isAwake());
    engaged = 0;
    isUsed = false;
    hasLeft = type === "leave";
    since = clock();
  }

  setInterval(() => {
    if (isVisible() && tracker.isAwake()) report("ping");
  }, heartbeat);
  document.addEventListener("visibilitychange", () => {
    if (!isVisible()) return;
    since = clock();
    hasLeft = false;
  });
  return { report };
}
