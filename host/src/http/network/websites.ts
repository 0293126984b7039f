// Host names as typed, and a project's lists of allowed hosts.

/** The host name of a URL or of a typed setting (`https://Shop.example/`, `shop.example:8080`, `*.example.com`). */
export function hostOf(address: string): string {
  return (
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(address.trim())?.[1] ?? ""
  ).toLowerCase();
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** `*.example.com` allows every subdomain of example.com but not example.com itself; `www.` is ignored. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  return allowed.some((entry) => {
    const rule = hostOf(entry);
    if (rule.startsWith("*.")) return host.endsWith(rule.slice(1));
    return withoutWww(host) === withoutWww(rule);
  });
}
