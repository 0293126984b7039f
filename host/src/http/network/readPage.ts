// Fetches a page of an external site that a member entered. Time and size are limited, and only the public internet is
// reachable: the IP address is validated in the same lookup that the connection uses, so that it can't change in
// between, and every redirect is validated again.
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { assertPublicHost, isUnreachable, publicLookup } from "@sightline/schema/rest/network/publicLookup";

export interface PageLimits {
  /** on a developer's own machine: private addresses are allowed, at any port */
  allowPrivate: boolean;
  /** including all redirects */
  timeoutMs: number;
  /** after decompression; the rest is not read */
  maxBytes: number;
}

export interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** URL after redirects */
  url: URL;
}

/** Why the page is unavailable, as a phrase that follows "because". */
export class PageUnreachable extends Error {}

const MAX_REDIRECTS = 5;
const PORTS = new Set(["", "80", "443", "8080", "8443"]);
const AGENT = "Mozilla/5.0 (compatible; installation check; +https://www.w3.org/Protocols/)";

function assertPublic(url: URL, allowPrivate: boolean): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new PageUnreachable("its address does not begin with http:// or https://");
  }
  if (allowPrivate) return;
  if (!PORTS.has(url.port)) throw new PageUnreachable(`port ${url.port} is not one of a website`);
  assertPublicHost(url.hostname);
}

function unpacked(answer: IncomingMessage): NodeJS.ReadableStream {
  switch (answer.headers["content-encoding"]) {
    case "gzip":
      return answer.pipe(createGunzip());
    case "br":
      return answer.pipe(createBrotliDecompress());
    case "deflate":
      return answer.pipe(createInflate());
    default:
      return answer;
  }
}

async function textOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(answer)) {
    const bytes = Buffer.from(chunk as Buffer);
    chunks.push(bytes.subarray(0, maxBytes - size));
    size += bytes.length;
    if (size >= maxBytes) break;
  }
  answer.destroy();
  return Buffer.concat(chunks).toString("utf8");
}

function ask(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = { "user-agent": AGENT, accept: "text/html,*/*;q=0.5", "accept-encoding": "gzip, br, identity" };
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { headers, signal, agent: false, maxHeaderSize: 65_536, ...(allowPrivate ? {} : { lookup: publicLookup }) },
      resolve,
    );
    request.once("error", reject);
    request.end();
  });
}

function reasonOf(error: unknown, hasTimedOut: boolean): PageUnreachable {
  if (error instanceof PageUnreachable) return error;
  if (hasTimedOut) return new PageUnreachable("it did not answer in time");
  if (isUnreachable(error)) return new PageUnreachable("its address can't be reached from the public internet");
  const { code = "" } = error as NodeJS.ErrnoException;
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return new PageUnreachable("its certificate is not valid");
  return new PageUnreachable("the connection broke");
}

export async function readPage(address: URL, { allowPrivate, timeoutMs, maxBytes }: PageLimits): Promise<Page> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  try {
    for (let n = 0; ; n++) {
      assertPublic(url, allowPrivate);
      const answer = await ask(url, allowPrivate, signal);
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (status < 300 || status >= 400 || !location) {
        return { status, headers: answer.headers, body: await textOf(answer, maxBytes), url };
      }
      answer.destroy();
      if (n >= MAX_REDIRECTS) throw new PageUnreachable(`it redirects more than ${MAX_REDIRECTS} times`);
      if (!URL.canParse(location, url.href)) throw new PageUnreachable("it redirects to no address");
      url = new URL(location, url);
    }
  } catch (error) {
    throw reasonOf(error, signal.aborted);
  }
}
