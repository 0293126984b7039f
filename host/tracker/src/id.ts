// A version 7 UUID: its first 48 bits are the time, so ids sort by creation time. It uses nothing that libraries
// replace (Prototype.js has its own Array.from), and without `crypto` it is still unique within the visitor's browser.
import { clock } from "./clock.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (value: unknown): value is string => typeof value === "string" && UUID.test(value);

let made = 0;

/** Four hex digits of the low 16 bits. */
const hex = (bits: number) => ((bits & 65_535) | 65_536).toString(16).slice(1);

function randomBits(): ArrayLike<number> {
  try {
    return crypto.getRandomValues(new Uint16Array(5));
  } catch {
    return [1, 2, 3, 4, 5].map((n) => Math.random() * 65_536 + performance.now() * 1000 * n);
  }
}

export function newId(now = clock()): string {
  const bits = randomBits();
  const bitsAt = (index: number) => bits[index] ?? 0;
  const time = (now + 2 ** 48).toString(16).slice(1);
  const version = hex(bitsAt(0)).slice(1);
  const variant = hex((bitsAt(1) & 16_383) | 32_768);
  // the counter keeps ids distinct if the page replaced the random source with a constant
  return `${time.slice(0, 8)}-${time.slice(8)}-7${version}-${variant}-${hex(bitsAt(2))}${hex(bitsAt(3))}${hex(bitsAt(4) + made++)}`;
}
