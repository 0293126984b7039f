// A trend in a table row: the range in equal parts, as many as fit in the row.

export const TREND_PARTS = 30;

/** Occurrences in each part; `end` is the parameter with the end of the last one. */
export const trendOf = (end: string): string => {
  const part = `intDiv((toUnixTimestamp64Milli(ts) - {from:Int64}) * ${TREND_PARTS}, {${end}:Int64} - {from:Int64})`;
  return `countResample(0, ${TREND_PARTS}, 1)(least(${TREND_PARTS - 1}, ${part}))`;
};
