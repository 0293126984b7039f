/** Color arithmetic according to WCAG 2.2: every color here is sRGB, 0 to 255 per channel. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#abc`, `#aabbcc` and `rgb(1, 2, 3)`; undefined for anything else, so that the caller can fall back. */
export function parseColor(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short) return channels(short.slice(1).map((digit) => parseInt(digit + digit, 16)));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value);
  if (long) return channels(long.slice(1).map((pair) => parseInt(pair, 16)));
  const call = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value);
  if (call) return channels(call.slice(1).map(Number));
  return undefined;
}

function channels(values: number[]): Rgb | undefined {
  const [red, green, blue] = values;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue];
}

export function toHex(color: Rgb): string {
  return "#" + color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("");
}

/** Relative luminance, 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 (same) to 21 (black on white). Unparsable colors count as 1. */
export function contrast(one: string, other: string): number {
  const first = parseColor(one);
  const second = parseColor(other);
  if (!first || !second) return 1;
  const [low, high] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The color at `share` (0 to 1) of the way from `from` to `to`, both hex: for tints and heat map steps. */
export function mix(from: string, to: string, share: number): string {
  const start = parseColor(from) ?? [0, 0, 0];
  const end = parseColor(to) ?? [0, 0, 0];
  return toHex(start.map((channel, at) => channel + ((end[at] ?? 0) - channel) * share) as [number, number, number]);
}
