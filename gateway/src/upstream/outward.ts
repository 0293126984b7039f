// The client for identity providers, the only other machines that the gateway connects to. URLs must be https on the
// public internet. The demo's own provider runs on the API host and is reached like the API host. Redirects are not
// followed, the response size is limited, and the timeout is eight seconds.
import { Agent, fetch as send } from "undici";
import { assertPublicHost, publicLookup } from "@sightline/schema/rest/network/publicLookup";

const LONGEST_MS = 8000;
const MAX_BYTES = 1024 * 1024;
const BODILESS = new Set([101, 204, 205, 304]);

export interface OutwardRequest {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

export interface Outward {
  /** `embedded`: the URL is on the API host, regardless of its public name */
  fetch(url: string, request: OutwardRequest, embedded: boolean): Promise<Response>;
  close(): Promise<void>;
}

function assertOutside(url: URL): void {
  if (url.protocol !== "https:") throw new Error(`${url.origin} is not an https address`);
  assertPublicHost(url.hostname);
}

async function bytesOf(answer: { body: AsyncIterable<Uint8Array> | null }): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`the answer is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function createOutward(apiHost: string): Outward {
  const outside = new Agent({ connect: { lookup: publicLookup, timeout: LONGEST_MS } });
  const inside = new Agent({ connect: { timeout: LONGEST_MS } });
  return {
    async fetch(address, { method, headers, body }, embedded) {
      const requested = new URL(address);
      const url = embedded ? new URL(requested.pathname + requested.search, apiHost) : requested;
      if (!embedded) assertOutside(url);
      const answer = await send(url, {
        method,
        headers,
        body: body instanceof URLSearchParams ? body.toString() : null,
        redirect: "manual",
        dispatcher: embedded ? inside : outside,
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      const bytes = await bytesOf(answer);
      return new Response(BODILESS.has(answer.status) ? null : bytes, {
        status: answer.status,
        headers: [...answer.headers],
      });
    },
    close: async () => void (await Promise.all([outside.destroy(), inside.destroy()])),
  };
}
