// The player's settings. They are remembered by the browser, for all recordings.

export const speeds = [0.5, 1, 2, 4, 8, 16] as const;
/** Inactivity longer than this is skipped, seconds. */
export const thresholds = [2, 5, 10, 30] as const;

export interface PlayerChoices {
  speed: number;
  skipsInactivity: boolean;
  threshold: number;
  /** plays the next recording of the list at the end */
  autoplays: boolean;
}

const KEY = "recording-player";
const usual: PlayerChoices = { speed: 1, skipsInactivity: true, threshold: 5, autoplays: false };

const isOneOf = (list: readonly number[], value: unknown): value is number => list.includes(Number(value));

export function readPlayerChoices(): PlayerChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return usual;
    const { speed, skipsInactivity, threshold, autoplays } = { ...usual, ...stored };
    return {
      speed: isOneOf(speeds, speed) ? speed : usual.speed,
      skipsInactivity: Boolean(skipsInactivity),
      threshold: isOneOf(thresholds, threshold) ? threshold : usual.threshold,
      autoplays: Boolean(autoplays),
    };
  } catch {
    return usual;
  }
}

export function storePlayerChoices(choices: PlayerChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // the choices last for the lifetime of the page
  }
}

/** The next faster or slower speed. */
export function otherSpeed(speed: number, by: 1 | -1): number {
  const index = speeds.findIndex((one) => one >= speed) + by;
  return speeds[Math.min(Math.max(index, 0), speeds.length - 1)] ?? speed;
}
