// The destination of a sign-in: a path on this origin, regardless of its spelling. Validated before it is sealed into
// the state.

/** `origin`: the one that the browser shows. */
export function destinationOf(requested: string | null, origin: string): string {
  if (!requested || requested.length > 2000) return "/";
  const url = URL.parse(requested, origin);
  if (url === null || url.origin !== origin) return "/";
  const path = url.pathname + url.search + url.hash;
  // `/.//evil.example` normalizes to `//evil.example`, which is another host when it is parsed again
  if (!path.startsWith("/") || URL.parse(path, origin)?.origin !== origin) return "/";
  return /^\/(log(in|out)|authenticated|auth)\b/.test(url.pathname) ? "/" : path;
}
