// A trend in a table row: the range in equal parts, as many as fit in the row.

export const TREND_PARTS = 30;

/** The part that contains an event, from 0. `end` is the parameter with the end of the last part. */
export const trendPart = (end: string): string =>
  `least(${TREND_PARTS - 1}, intDiv((toUnixTimestamp64Milli(ts) - {from:Int64}) * ${TREND_PARTS}, {${end}:Int64} - {from:Int64}))`;
