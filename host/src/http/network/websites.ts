// Host names as people type them, and the lists of them that a project allows.

/** The host name in an address or in a setting typed by hand (`https://Shop.example/`, `shop.example:8080`, `*.example.com`). */
export function hostOf(address: string): string {
  return (
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(address.trim())?.[1] ?? ""
  ).toLowerCase();
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** `*.example.com` allows every host below example.com but not itself; `www.` makes no difference. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  return allowed.some((entry) => {
    const rule = hostOf(entry);
    if (rule.startsWith("*.")) return host.endsWith(rule.slice(1));
    return withoutWww(host) === withoutWww(rule);
  });
}
