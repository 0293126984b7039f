// The parts of a page's URL, without anything that identifies a visitor. Session ids are removed, and values of query
// parameters that are secrets or personal data are masked anywhere in the URL.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import { normalizedPath, pageQuery, percentNormalized, withoutSessionPath } from "#host/http/network/pageAddress.ts";

const SESSION = /^(?:phpsessid|j?session_?id|aspsessionid\w*|asp\.net_sessionid|sid|cfid|cftoken|oscsid|zenid)$/;
const HEX_SESSION = /^[0-9a-f]{32}$/i;
const SECRET =
  /(?:token|password|passwd|passphrase|secret|signature|(?:api|access)[-_]?key|e-?mail|phone)$|(?:^|[[.])(?:auth|sig|code|jwt|ssn|otp|pwd)$/;
/** Most queries contain none of these and stay unchanged. */
const SUSPICIOUS =
  /token|pass|pwd|secret|sign|key|mail|phone|auth|sig|code|jwt|ssn|otp|sess|sid|cfid|zen|%|@|(?:^|&)s=/i;
const EMAIL = /[^\s@/]@[^\s@/]+\.[^\s@/]/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return percentNormalized(text);
  }
}

function cleanPair(pair: string): string | undefined {
  const at = pair.indexOf("=");
  const [written, value] = at < 0 ? [pair, ""] : [pair.slice(0, at), pair.slice(at + 1)];
  const name = decoded(written).toLowerCase().replace(/\]$/, "");
  if (SESSION.test(name) || (name === "s" && HEX_SESSION.test(value))) return undefined;
  if (at < 0) return pair;
  return SECRET.test(name) || EMAIL.test(decoded(value)) ? `${written}=***` : pair;
}

/** `query` has no leading question mark. */
function cleanQuery(query: string): string {
  if (!SUSPICIOUS.test(query)) return query;
  return query
    .split("&")
    .map(cleanPair)
    .filter((pair) => pair !== undefined)
    .join("&");
}

const PARTS = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** Routes of single-page apps (`#/cart?x=1`) have their own query; sign-in providers respond in `#access_token=…`. */
function cleanFragment(fragment: string): string {
  const at = fragment.indexOf("?");
  const route = withoutSessionPath(at < 0 ? fragment : fragment.slice(0, at));
  const first = /^[/!]/.test(route) || !route.includes("=") ? route : cleanQuery(route);
  return at < 0 ? first : `${first}?${cleanQuery(fragment.slice(at + 1))}`;
}

/** For any kind of URL: of a page, a referrer or a link target. */
export function cleanAddress(address: string): string {
  const bare = address.replace(/^(https?:\/\/)[^/?#@]*@/i, "$1");
  if (!/[?#;(]/.test(bare)) return bare;
  const [, path = "", query, fragment] = PARTS.exec(bare) ?? [];
  const cleaned = query === undefined ? "" : cleanQuery(query);
  const isGone = query !== undefined && query !== "" && cleaned === "";
  return `${withoutSessionPath(path)}${query === undefined || isGone ? "" : `?${cleaned}`}${
    fragment === undefined ? "" : `#${cleanFragment(fragment)}`
  }`;
}

/** Matches up to the line and column that follow a URL in a stack trace. */
const IN_TEXT = /https?:\/\/[^\s"'<>`)]+?(?=(?::\d{1,9}){0,2}(?:[\s"'<>`)]|$))/gi;

/** The same for URLs inside a text, such as an error's stack trace. */
export const cleanAddresses = (text: string): string =>
  text.includes("://") ? text.replaceAll(IN_TEXT, cleanAddress) : text;

export interface Page {
  readonly url: string;
  /** without port, in lowercase */
  readonly host: string;
  /** normalized by the project's rule; includes the route of apps that put it after the `#` */
  readonly path: string;
}

/** A visit's entry is its first page view, and block rules check both, so the same URL is parsed up to three times. */
let latest: { address: string; rule: PageRule; page: Page } | undefined;

export function pageOf(address: string, rule: PageRule = DEFAULT_PAGE_RULE): Page {
  if (latest?.address === address && latest.rule === rule) return latest.page;
  const page = readPage(address, rule);
  latest = { address, rule, page };
  return page;
}

function readPage(address: string, rule: PageRule): Page {
  const url = cleanAddress(address);
  const parts = /^https?:\/\/(\[[^\]]*\]|[^/?#:]*)(?::\d*)?([^?#]*)\??([^#]*)(#[/!].*)?/i.exec(url);
  const [, host = "", path = "", query = "", route = ""] = parts ?? [];
  return {
    url,
    host: host.toLowerCase().replace(/\.$/, ""),
    path: normalizedPath(path || "/", rule) + pageQuery(query, rule) + route,
  };
}
