// The destination after sign-in. A URL parameter may contain any target. Only same-origin targets are followed.

export function safeRedirect(target: string | null | undefined, origin: string = location.origin): string {
  if (!target) return "/";
  try {
    const url = new URL(target, origin);
    const path = url.pathname + url.search + url.hash;
    // `/.//evil.example` normalizes to the path `//evil.example`, which is another host when it is parsed again
    const again = new URL(path, origin);
    if (url.origin !== origin || again.origin !== origin || !path.startsWith("/")) return "/";
    return /^\/log(in|out)\b/.test(again.pathname) ? "/" : path;
  } catch {
    return "/";
  }
}

/** The sign-in page, with a redirect back to the current URL. */
export function loginPath(from: { pathname: string; search: string }): string {
  const path = from.pathname + from.search;
  return path === "/" ? "/login" : `/login?redirect=${encodeURIComponent(path)}`;
}
