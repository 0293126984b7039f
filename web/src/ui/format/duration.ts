import { noValue } from "./compactNumber.ts";

/** Seconds as the two largest units: "43s", "2m 13s", "1h 5m", "3d 4h". */
export function duration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return noValue;
  if (seconds < 0) return `−${duration(-seconds)}`;
  const whole = Math.round(seconds);
  if (whole === 0 && seconds > 0) return "<1s";
  const units: [number, string][] = [
    [86_400, "d"],
    [3600, "h"],
    [60, "m"],
    [1, "s"],
  ];
  const first = units.findIndex(([size]) => whole >= size);
  if (first < 0) return "0s";
  let rest = whole;
  const parts: string[] = [];
  for (const [size, name] of units.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${name}`);
  }
  return parts.join(" ");
}
