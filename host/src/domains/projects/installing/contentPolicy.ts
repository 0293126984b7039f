// Whether a page's Content-Security-Policy allows the tracker to load and send, and the policy that would allow it.

export interface Wanted {
  page: URL;
  /** the script, and the endpoint that it sends to */
  script: URL;
  collect: URL;
  /** of the script element */
  nonce: string;
}

export interface Blocked {
  rejectedUrl: string;
  directive: string;
  corrected: string;
}

type Policy = Map<string, string[]>;

function policyOf(text: string): Policy {
  const policy: Policy = new Map();
  for (const part of text.split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    if (name !== "" && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

const textOf = (policy: Policy) => [...policy].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");

function allowsHost(source: string, url: URL, page: URL): boolean {
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+|\[[^\]]*\])(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!match) return false;
  const [, scheme = page.protocol.slice(0, -1), host = "", port, path] = match;
  const fits = url.protocol === `${scheme.toLowerCase()}:` || (scheme === "http" && url.protocol === "https:");
  if (!fits) return false;
  const name = host.toLowerCase();
  const isHost = name.startsWith("*.") ? url.hostname.endsWith(name.slice(1)) : name === "*" || name === url.hostname;
  if (!isHost) return false;
  const standard = url.protocol === "https:" ? "443" : "80";
  if (port !== "*" && (port ?? standard) !== (url.port || standard)) return false;
  return !path || path === "/" || (path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path);
}

function allows(sources: readonly string[], url: URL, page: URL): boolean {
  return sources.some((source) => {
    const token = source.toLowerCase();
    if (token === "*") return true;
    if (token === "'self'") return url.origin === page.origin;
    if (token.startsWith("'")) return false;
    if (/^[a-z][a-z0-9+.-]*:$/.test(token))
      return url.protocol === token || (token === "http:" && url.protocol === "https:");
    return allowsHost(source, url, page);
  });
}

/** The effective directive with its sources; undefined if there is none. */
function deciding(policy: Policy, names: readonly string[]): { name: string; sources: string[] } | undefined {
  const name = names.find((each) => policy.has(each));
  return name === undefined ? undefined : { name, sources: policy.get(name) ?? [] };
}

function allowsScript(sources: readonly string[], { script, page, nonce }: Wanted): boolean {
  if (nonce !== "" && sources.includes(`'nonce-${nonce}'`)) return true;
  if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return allows(sources, script, page);
}

/** The first policy that blocks the tracker. */
export function blockedBy(policies: readonly string[], wanted: Wanted): Blocked | undefined {
  for (const text of policies) {
    const policy = policyOf(text);
    const script = deciding(policy, ["script-src-elem", "script-src", "default-src"]);
    const connect = deciding(policy, ["connect-src", "default-src"]);
    const noScript = script && !allowsScript(script.sources, wanted);
    const noConnect = connect && !allows(connect.sources, wanted.collect, wanted.page);
    const first = noScript
      ? { url: wanted.script, ...script }
      : noConnect
        ? { url: wanted.collect, ...connect }
        : undefined;
    if (!first) continue;
    const open = (name: string, sources: readonly string[], origin: string) =>
      policy.set(name, [...sources.filter((source) => source.toLowerCase() !== "'none'"), origin]);
    if (noScript)
      open(script.name === "default-src" ? "script-src" : script.name, script.sources, wanted.script.origin);
    if (noConnect) open("connect-src", connect.sources, wanted.collect.origin);
    return { rejectedUrl: first.url.href, directive: first.name, corrected: textOf(policy) };
  }
  return undefined;
}

/** Policies in the meta elements of a page. */
export const metaPolicies = (html: string): string[] =>
  [...html.matchAll(/<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi)].flatMap(([tag]) => {
    const content = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    return content ? [(content[1] ?? content[2] ?? "").replaceAll("&#39;", "'").replaceAll("&quot;", '"')] : [];
  });

/** One header may contain several policies, separated by commas. */
export const headerPolicies = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap((line) => line.split(","))
    .filter((policy) => policy.trim() !== "");
