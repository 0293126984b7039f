// Serves the app's page with the brand of its host name included before the first paint (title, icon, color, language,
// style sheet), and with the browser's choices. No script is needed for that, so the page keeps its strict policy. The
// page does not wait for a host that is slow to return the brand setting: the app requests it later.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Brand } from "#gateway/__generated__/resolverTypes.ts";
import { brandOf } from "#gateway/domains/company/brandOf.ts";
import { brandSetting } from "#gateway/domains/company/brandSettings.ts";
import type { ContextDeps } from "#gateway/openContext.ts";
import type { AppPage } from "./appPage.ts";
import { chosenEncoding, compressed } from "./compressed.ts";
import { hostNameOf } from "./origin.ts";
import { pageChoices, type PageChoices } from "./pageChoices.ts";
import { isFramable, policyWith, type PageSources } from "./securityHeaders.ts";

const PATIENCE_MS = 1500;
const characters: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => characters[sign] ?? "");

/**
 * A request for a missing script must not return a page: routes have no file extension, unless they end with an email
 * address.
 */
export function isRoute(pathname: string): boolean {
  if (pathname === "/index.html") return true;
  const isFileName = /\.\w{2,5}$/.test(pathname) && !/(@|%40)[^/]*$/i.test(pathname);
  return !isFileName && !pathname.startsWith("/assets/");
}

/** Our logo in the brand's color, for brands without an icon. */
const signIn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" rx="7" fill="${color}"/><path d="M7.5 18.5v-4M13 18.5v-7.5M18.5 18.5v-11" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>`,
  )}`;

async function brandFor(
  { upstreamClient, live, log, now, brandOf: kindOf }: ContextDeps,
  host: string,
): Promise<Brand> {
  const kind = kindOf(host);
  const controller = new AbortController();
  const upstream = upstreamClient.forOperation({ credentials: () => ({}), signal: controller.signal, memo: false });
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => patience.resolve(undefined), PATIENCE_MS);
  try {
    const setting = await Promise.race([brandSetting({ host, live, log, now, upstream }), patience.promise]);
    return brandOf({ kind, host, setting });
  } finally {
    clearTimeout(timer);
  }
}

export function brandedPage(
  page: string,
  { kind, name, mainColor, faviconUrl, logoUrl, cssUrl, language }: Brand,
  { colorMode, sidebar }: PageChoices,
): string {
  const data = { brand: name, brandKind: kind, brandColor: mainColor, brandLogo: logoUrl, sidebar };
  const attributes = Object.entries(data)
    .filter(([, value]) => value)
    .map(
      ([key, value]) =>
        ` data-${key.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}="${escaped(String(value))}"`,
    )
    .join("");
  const scheme = colorMode ? ` style="color-scheme:${colorMode}"` : "";
  const icon = faviconUrl ?? signIn(mainColor);
  const head =
    `<title>${escaped(name)}</title><meta name="application-name" content="${escaped(name)}" />` +
    `<meta name="theme-color" content="${escaped(mainColor)}" /><link rel="icon" href="${escaped(icon)}" />` +
    (cssUrl ? `<link rel="stylesheet" href="${escaped(cssUrl)}" />` : "");
  return (
    page
      // in the first paint (web/firstPaint.tsx); a logo has the name in it
      .replace("{{brand}}", () => (logoUrl ? "" : escaped(name)))
      .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language ?? "en")}"${attributes}${scheme}`)
      .replace(/<link rel="icon"[^>]*>\s*/, "")
      .replace("<title></title>", () => head)
  );
}

const AT_MOST = 200;
const written = new Map<string, Buffer>();

/** Caches the bytes per brand and choices, so that they are compressed once. */
function bytesOf(page: string, brand: Brand, choices: PageChoices): Buffer {
  const key = JSON.stringify([brand, choices]) + page;
  const known = written.get(key) ?? Buffer.from(brandedPage(page, brand, choices));
  written.delete(key);
  const [oldest] = written.keys();
  if (written.size >= AT_MOST && oldest !== undefined) written.delete(oldest);
  written.set(key, known);
  return known;
}

/** The messenger belongs to the product, so customers' pages don't load it. */
const sourcesOf = ({ kind, cssUrl }: Brand, { messaging }: ContextDeps): PageSources => ({
  cssUrl: cssUrl?.startsWith("https:") ? cssUrl : undefined,
  messaging: kind === "WHITE_LABEL" ? undefined : messaging,
});

export async function sendPage(
  deps: ContextDeps,
  page: AppPage,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const brand = await brandFor(deps, hostNameOf(request.headers));
  const member = await deps.sessions.read(request.headers.cookie);
  const bytes = bytesOf(page.at(pathname, member !== undefined), brand, pageChoices(request.headers.cookie));
  const framable = isFramable(pathname);
  if (framable) response.removeHeader("x-frame-options");
  const encoding = chosenEncoding(request, { type: "text/html", body: bytes });
  const body = encoding === undefined ? bytes : await compressed(bytes, encoding);
  // in development there is no policy
  if (response.hasHeader("content-security-policy")) {
    response.setHeader("content-security-policy", policyWith({ ...sourcesOf(brand, deps), isFramable: framable }));
  }
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
    vary: "host, accept-encoding, cookie",
    "cache-control": "no-cache",
    ...(encoding !== undefined && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
