// The keys of a slider over the minutes of a day.

/** The minutes by which a key moves the slider, as native sliders do. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -60, PageUp: 60, Home: -Infinity, End: Infinity },
};

/** The minute that a key leads to; undefined: not a key of sliders. The last minute is live. */
export function minuteAfter(key: string, minute: number, last: number): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(minute + step, 0), last);
}
