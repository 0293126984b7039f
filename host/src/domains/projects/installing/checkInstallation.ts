// Findings about the tracker on a fetched page, worst first.
import { collectEvents } from "@sightline/schema/rest/ingest";
import type { WebsiteCheck, WebsiteVerdict } from "@sightline/schema/rest/projects/installing";
import type { Page } from "#host/http/network/readPage.ts";
import { isAllowedHost } from "#host/http/network/websites.ts";
import { cmsOf } from "./cmsOf.ts";
import { blockedBy, headerPolicies, metaPolicies } from "./contentPolicy.ts";
import { hasTagManager, snippetsIn } from "./snippetsIn.ts";

export interface Expected {
  key: string;
  trackerUrl: string;
  allowedWebsites: readonly string[];
}

const sentences: Record<WebsiteVerdict, (found: string | null) => string> = {
  unreachable: (found) => `The page could not be read: ${found ?? "it did not answer"}.`,
  not_a_page: (found) => `The address answers ${found ?? "something"} and no page; enter the address of a page.`,
  no_snippet: () => "The page is there, but the tracking code is not in it.",
  tag_manager: () =>
    "The tracking code is not in the page itself; a Google Tag Manager container is, which may bring it along.",
  other_tracker: (found) => `The tracking code is loaded from ${found ?? "elsewhere"}; copy the current line.`,
  wrong_key: (found) =>
    `The tracking code carries the key ${found ?? ""} of another project; copy this project's line.`,
  other_domain: (found) => `Visits of ${found ?? "this host"} are refused; add it to the project's websites.`,
  csp_blocks: (found) => `The page's Content-Security-Policy (${found ?? ""}) keeps the tracking code out.`,
  ok: () => "The tracking code is in the page and may send.",
};

const failed = (verdict: WebsiteVerdict, url: URL, found: string | null, status: number | null): WebsiteCheck => ({
  cms: null,
  reachable: false,
  snippet_found: false,
  widget_key_found: false,
  verdict,
  detail: sentences[verdict](found),
  found,
  final_url: url.href,
  status,
  csp: null,
});

export const unreachable = (url: URL, why: string): WebsiteCheck => failed("unreachable", url, why, null);

export function checkInstallation(page: Page, expected: Expected): WebsiteCheck {
  const { url, status, headers, body } = page;
  if (status >= 400)
    return { ...failed("unreachable", url, `it answers with status ${status}`, status), cms: cmsOf(page) };
  const type = headers["content-type"] ?? "text/html";
  if (!/html/i.test(type)) return { ...failed("not_a_page", url, type.split(";")[0] ?? type, status), reachable: true };

  const snippets = snippetsIn(body, url);
  const own = snippets.find(({ key }) => key === expected.key);
  const tracker = new URL(expected.trackerUrl);
  const base = { cms: cmsOf(page), reachable: true, final_url: url.href, status, csp: null };
  const verdictOf = (
    verdict: WebsiteVerdict,
    found: string | null,
    more: Partial<WebsiteCheck> = {},
  ): WebsiteCheck => ({
    ...base,
    snippet_found: snippets.length > 0,
    widget_key_found: own !== undefined,
    verdict,
    found,
    detail: sentences[verdict](found),
    ...more,
  });
  const [first] = snippets;
  if (!first) return verdictOf(hasTagManager(body) ? "tag_manager" : "no_snippet", null);
  if (!own) return verdictOf("wrong_key", first.key);
  if (own.url.host !== tracker.host) return verdictOf("other_tracker", own.url.host);
  if (!isAllowedHost(url.hostname, expected.allowedWebsites)) return verdictOf("other_domain", url.hostname);

  const collect = new URL(collectEvents.path.replace("{widget_key}", encodeURIComponent(own.key)), own.url);
  const wanted = { page: url, script: own.url, collect, nonce: own.nonce };
  const byHeader = blockedBy(headerPolicies(headers["content-security-policy"]), wanted);
  const blocked = byHeader ?? blockedBy(metaPolicies(body), wanted);
  if (!blocked) return verdictOf("ok", null);
  const { rejectedUrl: rejected_url, directive, corrected } = blocked;
  return verdictOf("csp_blocks", directive, { csp: { rejected_url, directive, corrected, is_meta: !byHeader } });
}
