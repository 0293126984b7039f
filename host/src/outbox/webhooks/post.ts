// One POST to an address that strangers chose: to the public internet, without following redirects, with an
// end, and reading no more of the answer than is kept.
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { assertPublicHost, publicLookup } from "@sightline/schema/rest/network/publicLookup";
import { WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";

export interface Answered {
  status: number;
  /** the beginning of it */
  text: string;
}

export interface Posting {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** also to private networks, and without encryption */
  isDevelopment: boolean;
  signal: AbortSignal;
}

const STORED_BYTES = WEBHOOK_LIMITS.answerLetters * 4;

export async function post({ url: text, body, headers, isDevelopment, signal }: Posting): Promise<Answered> {
  const url = new URL(text);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(WEBHOOK_LIMITS.secondsToAnswer * 1000)]);
  if (!isDevelopment) assertPublicHost(url.hostname);
  const send = url.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        signal: deadline,
        // a connection of its own: one that was kept open might lead elsewhere
        agent: false,
        ...(isDevelopment ? {} : { lookup: publicLookup }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const answer = () => {
          const read = Buffer.concat(chunks).toString("utf8").replaceAll("\0", "");
          resolve({ status: response.statusCode ?? 0, text: read.slice(0, WEBHOOK_LIMITS.answerLetters) });
        };
        response.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size < STORED_BYTES) return;
          answer();
          request.destroy();
        });
        response.on("end", answer);
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
