/** Milliseconds since 1970, also on a page that replaced Date by something that tells no time. */
export function clock(): number {
  const now = Number(Date.now());
  return Math.floor(now > 1e12 && now < 1e13 ? now : performance.timeOrigin + performance.now());
}
