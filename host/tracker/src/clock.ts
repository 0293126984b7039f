/** Milliseconds since 1970, even on a page that replaced Date with something that returns no time. */
export function clock(): number {
  const now = Number(Date.now());
  return Math.floor(now > 1e12 && now < 1e13 ? now : performance.timeOrigin + performance.now());
}
