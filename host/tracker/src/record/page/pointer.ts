// Where the pointer is, at most twice a second while it moves. A finger on a screen scrolls, it does not point.
import type { PointerSample } from "@sightline/schema/rest/recordings/chunks";
import { percent, selectorOf } from "#tracker/clicks/element.ts";
import { clock } from "#tracker/clock.ts";
import { quiet } from "#tracker/quiet.ts";
import type { Protection } from "../privacy/protection.ts";

/** Milliseconds between two samples. */
const EVERY = 500;
const MOST = 1200;

export interface Pointer {
  /** the samples since the last call */
  take(): PointerSample[];
}

export function watchPointer({ levelOf }: Pick<Protection, "levelOf">, isWatched: () => boolean): Pointer {
  let samples: PointerSample[] = [];
  let at = 0;

  const sample = quiet((event: PointerEvent) => {
    const now = clock();
    if (now - at < EVERY || samples.length >= MOST || !event.isTrusted || event.pointerType === "touch") return;
    const [element] = event.composedPath();
    if (!(element instanceof Element) || !isWatched() || levelOf(element) === 2) return;
    at = now;
    const box = element.getBoundingClientRect();
    const page = document.documentElement;
    samples.push({
      selector: selectorOf(element),
      ex: Math.round(percent(event.clientX - box.left, box.width)),
      ey: Math.round(percent(event.clientY - box.top, box.height)),
      x: percent(event.pageX, page.scrollWidth),
      y: percent(event.pageY, page.scrollHeight),
    });
  });
  addEventListener("pointermove", sample, { passive: true, capture: true });

  return {
    take() {
      const taken = samples;
      samples = [];
      return taken;
    },
  };
}
