// The headers of every response, except immutable scripts, styles and fonts: they carry only the headers that apply to
// files embedded in a page, which saves 500 bytes per file.
import type { ServerResponse } from "node:http";
import type { MessagingSettings } from "./messaging.ts";

/** emotion writes style elements; images may be data URLs and, for brands, from other origins over https. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Pages of share links: they act for no member, so any site may embed them. All other pages refuse it. */
export const isFramable = (pathname: string): boolean => pathname.startsWith("/share/");

export interface PageSources {
  /** other sites may show the page in a frame */
  isFramable?: boolean;
  /** a brand's style sheet; its fonts are in the same place */
  cssUrl?: string | undefined;
  messaging?: Pick<MessagingSettings, "scriptUrl" | "origins"> | undefined;
}

/** Adds permission to be framed, a brand's style sheet, and a messenger's script and its connections. */
export function policyWith({ isFramable, cssUrl, messaging }: PageSources): string {
  let policy = isFramable ? CONTENT_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *") : CONTENT_POLICY;
  const widen = (parts: RegExp, origins: readonly string[]) =>
    void (policy = policy.replaceAll(parts, (part) => `${part} ${origins.join(" ")}`));
  if (cssUrl !== undefined) widen(/(style-src|font-src)[^;]*/g, [new URL(cssUrl).origin]);
  if (messaging !== undefined) {
    const { origin } = new URL(messaging.scriptUrl);
    widen(/script-src[^;]*/g, [origin]);
    widen(/(connect-src|frame-src|font-src)[^;]*/g, [...new Set([origin, ...messaging.origins])]);
  }
  return policy;
}

/** For GraphiQL, whose scripts are inline. */
export const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' https://unpkg.com; " +
  "style-src 'self' 'unsafe-inline' https://unpkg.com; img-src 'self' data: https:; font-src 'self' data: https:; " +
  "worker-src 'self' blob: https:; connect-src 'self'; frame-ancestors 'none'";

/** The document in which recorded pages are replayed, see web/src/replay. */
export const REPLAY_FRAME = "/replay-frame.html";

/**
 * A recorded page is hostile until proven otherwise. It is shown in a frame of this document and inherits its policy: it
 * may neither run scripts nor send requests, and shows only the images and fonts that were stored with the recording.
 */
const REPLAY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data:",
  "media-src data:",
  "frame-src 'none'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

export function setReplayHeaders(response: ServerResponse): void {
  response.setHeader("content-security-policy", REPLAY_POLICY);
  response.setHeader("x-frame-options", "SAMEORIGIN");
  response.setHeader("referrer-policy", "no-referrer");
  // no policy prevents the lookup of host names that links name
  response.setHeader("x-dns-prefetch-control", "off");
}

/** What browsers read only from documents. */
const DOCUMENT_HEADERS = [
  "referrer-policy",
  "x-frame-options",
  "cross-origin-opener-policy",
  "permissions-policy",
  "content-security-policy",
];

export function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
}

export interface SecurityOptions {
  /** browsers connect to the gateway over https */
  secure: boolean;
  /** the web app's development server writes inline scripts into the page */
  dev: boolean;
}

export function securityHeaders({ secure, dev }: SecurityOptions): (response: ServerResponse) => void {
  const fixed: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["x-frame-options", "DENY"],
    // isolates our windows from other origins, but keeps access to popups for signing in with a provider
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=()"],
  ];
  if (!dev) fixed.push(["content-security-policy", CONTENT_POLICY]);
  if (secure) fixed.push(["strict-transport-security", "max-age=31536000; includeSubDomains"]);
  return (response) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
  };
}
