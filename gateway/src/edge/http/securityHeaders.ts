// What every answer carries, whatever it is.
import type { ServerResponse } from "node:http";
import type { MessagingSettings } from "./messaging.ts";

/** emotion writes style elements; pictures may come as data and, for brands, from elsewhere over https. */
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

export interface PageSources {
  /** a brand's style sheet; the fonts stand beside it */
  cssUrl?: string | undefined;
  messaging?: Pick<MessagingSettings, "scriptUrl" | "origins"> | undefined;
}

/** With a brand's style sheet, and with a messenger's script and what it connects to. */
export function policyWith({ cssUrl, messaging }: PageSources): string {
  let policy = CONTENT_POLICY;
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

/** For the page that tries queries, whose scripts stand in the page. */
export const GRAPHIQL_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' https://unpkg.com; " +
  "style-src 'self' 'unsafe-inline' https://unpkg.com; img-src 'self' data: https:; font-src 'self' data: https:; " +
  "worker-src 'self' blob: https:; connect-src 'self'; frame-ancestors 'none'";

export interface SecurityOptions {
  /** browsers reach the gateway over https */
  secure: boolean;
  /** the development server of the web app writes scripts into the page */
  dev: boolean;
}

export function securityHeaders({ secure, dev }: SecurityOptions): (response: ServerResponse) => void {
  const fixed: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["x-frame-options", "DENY"],
    // other windows have no hold on ours, but a page may hear of the popup in which somebody signs in elsewhere
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
