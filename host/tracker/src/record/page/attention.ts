// For how long each of 20 equal bands of the document's height was on the screen of an active visitor. The position is
// read once a second: scroll events are more frequent, and reading it may compute the page's layout.
import { clock } from "#tracker/clock.ts";
import { quiet } from "#tracker/quiet.ts";
import { IDLE, signs } from "#tracker/reading.ts";

const BANDS = 20;
const EVERY = 1000;

interface Screen {
  /** pixels of the document */
  top: number;
  bottom: number;
  height: number;
}

/** A band is on the screen if at least half of it is, or if it fills at least half of the screen. */
export function isOnScreen(band: number, { top, bottom, height }: Screen): boolean {
  const size = height / BANDS;
  const shown = Math.min(bottom, (band + 1) * size) - Math.max(top, band * size);
  return shown > 0 && shown >= Math.min(size, bottom - top) / 2;
}

export interface Attention {
  /** milliseconds by band since the last call */
  take(): number[];
}

/** `isWatched`: the page view that is recorded is shown. */
export function watchAttention(isWatched: () => boolean): Attention {
  let bands = Array.from({ length: BANDS }, () => 0);
  // opening the page is an action too
  let usedAt = clock();
  let at = usedAt;

  for (const sign of signs)
    // browsers scroll by themselves when they restore a page
    if (sign !== "scroll")
      addEventListener(sign, (event) => event.isTrusted && (usedAt = clock()), { passive: true, capture: true });

  const look = quiet(() => {
    const now = clock();
    // a timer is late after the computer slept
    const passed = Math.min(now - at, 2 * EVERY);
    at = now;
    if (document.visibilityState !== "visible" || now - usedAt > IDLE || !isWatched()) return;
    const screen = { top: scrollY, bottom: scrollY + innerHeight, height: document.documentElement.scrollHeight };
    bands = bands.map((sum, band) => (isOnScreen(band, screen) ? sum + passed : sum));
  });
  setInterval(look, EVERY);

  return {
    take() {
      const taken = bands.map(Math.round);
      bands = bands.map(() => 0);
      return taken;
    },
  };
}
