/** Ticks of the value axis. Few of something are counted in whole steps: there is no half visitor. */
const MOST_WHOLE_TICKS = 4;

interface ValueAxis {
  min: 0;
  max?: number;
  forceNiceScale?: true;
  tickAmount: number;
}

/** Of lines or bars. */
export function valueAxis(series: readonly (readonly (number | null)[])[]): ValueAxis {
  const values = series.flat().filter((value) => value !== null);
  const most = Math.max(1, ...values);
  if (most > MOST_WHOLE_TICKS || !values.every(Number.isInteger))
    return { min: 0, forceNiceScale: true, tickAmount: MOST_WHOLE_TICKS };
  return { min: 0, max: most, tickAmount: most };
}

/** About where the library ends an axis of nice steps. */
export function topOf(most: number): number {
  const step = most / MOST_WHOLE_TICKS;
  const unit = 10 ** Math.floor(Math.log10(step || 1));
  const nice = [1, 2, 5, 10].find((factor) => factor * unit >= step) ?? 10;
  return nice * unit * MOST_WHOLE_TICKS;
}
