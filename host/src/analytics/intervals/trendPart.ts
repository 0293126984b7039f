// A trend in a row of a table: the range in equal parts, as small as a row has room for.

export const TREND_PARTS = 30;

/** The part, from 0, in which an event lies; `end` is the parameter that says where the last one ends. */
export const trendPart = (end: string): string =>
  `least(${TREND_PARTS - 1}, intDiv((toUnixTimestamp64Milli(ts) - {from:Int64}) * ${TREND_PARTS}, {${end}:Int64} - {from:Int64}))`;
