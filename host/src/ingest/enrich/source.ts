// The name and kind of the source of a referring host or a utm_source. Our own entries take precedence over the open
// list's, and longer domains over shorter ones. A host that is in no list is recognized by a label such as webmail. or
// search.
import { ownSources, type SourceKind } from "../data/sources.ts";
import { openSources, type Source } from "./openSources.ts";
import { siteOf } from "./siteOf.ts";

const kinds: readonly SourceKind[] = [
  "ai",
  "email",
  "video",
  "audio",
  "sms",
  "push",
  "social",
  "search",
  "ads",
  "site",
];
const COUNTRY = /\.(?:(?:com?|org|net)\.[a-z]{2}|[a-z]{2}|com|net|org|cat)$/;
/** If a source is listed with at least this many country domains, it is expected under every country's domain. */
const COUNTRIES = 4;

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const anyCountry = (host: string) => host.replace(COUNTRY, ".*");

const listed = openSources();
const own = new Map<string, Source>();
const byName = new Map<string, Source>();

function addCountries(): void {
  const seen = new Map<string, { source: Source; count: number }>();
  for (const [host, source] of listed) {
    const key = anyCountry(host);
    const found = seen.get(key);
    if (!found) seen.set(key, { source, count: 1 });
    else if (found.source.name === source.name && found.source.kind === source.kind) found.count++;
  }
  for (const [key, { source, count }] of seen) if (count >= COUNTRIES) listed.set(key, source);
}

/** Values of utm_source take precedence over the same name of another source. */
function addOwn(): void {
  const aliases: [string, Source][] = [];
  for (const kind of kinds) {
    for (const line of ownSources[kind].trim().split("\n")) {
      const [name = "", hosts = "", others = ""] = line.split("|").map((part) => part.trim());
      const source: Source = { kind, name };
      for (const host of hosts.split(" ").filter(Boolean)) own.set(host, source);
      byName.set(compact(name), source);
      aliases.push(...others.split(" ").map((alias): [string, Source] => [compact(alias), source]));
    }
  }
  for (const [alias, source] of aliases) if (alias) byName.set(alias, source);
}

for (const source of listed.values()) byName.set(compact(source.name), source);
addCountries();
addOwn();

const exact = (host: string): Source | undefined =>
  own.get(host) ?? own.get(anyCountry(host)) ?? listed.get(host) ?? listed.get(anyCountry(host));

/** Host labels of a portal that lead to its search: images., de., m., search. */
const SEARCHES =
  /^(?:www\d*|m|mobile|wap|touch|r|[a-z]{2}(?:-[a-z]{2})?|i?search(?:es)?\d*|suche|so|images?|img|videos?|web|lite|global|results?|espanol|malaysia|qc|cade)$/;
/** Host labels of a search engine that lead to something else. */
const IS_NO_SEARCH =
  /^(?:about|accounts?|ads?|api|blogs?|business|careers?|chat|community|developers?|docs?|finance|forums?|games|help|jobs|login|maps|my|news|shop|sports?|status|store|support|translate|weather)$/;
/** Search engines that also offer many other services. */
const portals = new Set(
  "Google,Yahoo,Yandex,Baidu,Naver,Daum,Nate,Zum,Seznam,AOL,Rambler,Biglobe,Excite,Lycos,So-net,360 Search".split(","),
);

function leadsToSearch({ name }: Source, below: readonly string[]): boolean {
  return portals.has(name)
    ? below.every((label) => SEARCHES.test(label))
    : !below.some((label) => IS_NO_SEARCH.test(label));
}

const MAIL =
  /^(?:e?mail\d*|web-?mail\d*|newsletters?|owa|outlook|exchange|roundcube|zimbra|horde|squirrelmail|mailbox|lightmailer(?:-\w+)?)$/;
const SEARCH_PAGE = /^(?:i?search(?:es)?\d*|suche|recherche|busca(?:dor)?|ricerca|szukaj|hledat|haku|zoek)$/;

/** `com.slack.android` belongs to `com.slack`. */
function sourceOfPackage(name: string): Source | undefined {
  if (!/^(?:com|org|net|io|me|tv|jp|de|ru|app|ai)\.[^.]+\./.test(name)) return undefined;
  for (let part = name; part.includes("."); part = part.slice(0, part.lastIndexOf("."))) {
    const source = own.get(part);
    if (source) return source;
  }
  return undefined;
}

/** `given` is in lowercase. */
export function sourceOfHost(given: string): Source | undefined {
  const host = given.replace(/^www\./, "");
  const known = exact(host) ?? sourceOfPackage(host);
  if (known) return known;
  const site = siteOf(host);
  const below = host === site ? [] : host.slice(0, -site.length - 1).split(".");
  for (let dot = host.indexOf("."); dot > 0; dot = host.indexOf(".", dot + 1)) {
    const source = exact(host.slice(dot + 1));
    if (!source) continue;
    if (source.kind !== "email" && below.some((label) => MAIL.test(label))) return { kind: "email", name: source.name };
    if (source.kind !== "search" || leadsToSearch(source, host.slice(0, dot).split("."))) return source;
    return { kind: "site", name: source.name };
  }
  if (below.some((label) => MAIL.test(label))) return { kind: "email", name: host };
  if (/^(?:mastodon|mstdn|masto)\./.test(host)) return { kind: "social", name: "Mastodon" };
  if (below.includes("social")) return { kind: "social", name: host };
  return below.some((label) => SEARCH_PAGE.test(label)) ? { kind: "search", name: host } : undefined;
}

export interface NamedSource extends Source {
  /** the name says that the traffic was paid for: facebook_ads */
  isAd: boolean;
}

const AD = /^(.+?)(?:paid|sponsored)?(?:ads?|adverts?|advertising)$/;
const adNames = new Set(["adwords", "gads", "sa360", "dv360", "pmax", "adcenter", "sklik", "asa"]);

/** A utm_source is a name in any spelling (`Google`, `facebook_ads`, `newsletter-2026-05`) or a host (`chatgpt.com`). */
export function sourceOfName(given: string): NamedSource | undefined {
  const text = given.trim().toLowerCase();
  const name = compact(text);
  const base = AD.exec(name)?.[1];
  const isAd =
    adNames.has(name) || (base !== undefined && byName.has(base)) || /(?:^|[^a-z])ads?(?:$|[^a-z])/.test(text);
  const [first = "", ...others] = text.split(/[^\p{L}\p{N}]+/u);
  const found =
    byName.get(name) ??
    (/^[^\s/]+\.[a-z]{2,}/.test(text) ? sourceOfHost(text.replace(/[:/?#].*$/, "")) : undefined) ??
    byName.get(base ?? "") ??
    (first.length >= 4 || /^(?:fb|ig|yt|sms)$/.test(first) ? byName.get(first) : undefined) ??
    (others.some((alias) => /^(?:e?mail|newsletter)$/.test(alias)) ? byName.get("newsletter") : undefined);
  return found && { ...found, isAd };
}
