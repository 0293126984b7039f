// Proxies pictures of members and brands from the host, strictly as images: a known type, a limited size, and no way
// for scripts in an SVG to run.
import type { IncomingMessage, ServerResponse } from "node:http";
import { getAvatar } from "@sightline/schema/rest/account/account";
import { Aborted } from "#gateway/upstream/failure.ts";
import type { UpstreamClient } from "#gateway/upstream/createUpstream.ts";

const TYPES = new Set(["image/svg+xml", "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);
const LIMITS = { timeoutMs: 2500, maxBytes: 1024 * 1024 };

function plain(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(status === 404 ? "There is no such picture\n" : "The picture can't be had right now\n");
}

const addressOf = ({ path }: typeof getAvatar, email: string) => path.replace("{email}", encodeURIComponent(email));

function target(url: URL): string | undefined {
  let email: string;
  try {
    email = decodeURIComponent(url.pathname.slice("/avatar/".length));
  } catch {
    return undefined;
  }
  if (email === "" || email === "." || email === ".." || email.length > 320 || email.includes("/")) return undefined;
  const query = new URLSearchParams();
  for (const name of ["v", "name", "at"]) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value.slice(0, 200));
  }
  return `${addressOf(getAvatar, email)}${query.size > 0 ? `?${query.toString()}` : ""}`;
}

/** Named by the hash of their content, so they are cached permanently. */
const brandImage = (url: URL) => (/^\/brand-image\/[0-9a-f]{32}$/.test(url.pathname) ? url.pathname : undefined);

export const isPicture = ({ pathname }: URL): boolean =>
  pathname.startsWith("/avatar/") || pathname.startsWith("/brand-image/");

export async function picture(
  upstreamClient: UpstreamClient,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const isOfBrand = url.pathname.startsWith("/brand-image/");
  const path = isOfBrand ? brandImage(url) : target(url);
  if (path === undefined) return plain(response, 404);
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  try {
    const answer = await upstreamClient.raw({ path, headers: { accept: "image/*" } }, LIMITS, controller.signal);
    const [type = ""] = answer.contentType.toLowerCase().split(";");
    if (answer.status !== 200 || !TYPES.has(type.trim())) return plain(response, answer.status === 404 ? 404 : 502);
    response.writeHead(200, {
      "content-type": type.trim(),
      "content-length": answer.body.length,
      "cache-control": isOfBrand ? "public, max-age=31536000, immutable" : "private, max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    response.end(request.method === "HEAD" ? undefined : answer.body);
  } catch (error) {
    if (!(error instanceof Aborted) && !response.headersSent) plain(response, 502);
  }
}
