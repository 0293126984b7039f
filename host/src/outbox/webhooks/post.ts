// One POST to a user-supplied URL: only to the public internet, without following redirects, with a timeout, and
// without reading more of the response than is stored.
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { assertPublicHost, publicLookup } from "@sightline/schema/rest/network/publicLookup";
import { WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";

export interface Answered {
  status: number;
  /** the beginning of the response body */
  text: string;
}

export interface Posting {
  url: string;
  body: string;
  headers: Record<string, string>;
  /** also allows private networks and unencrypted connections */
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
        // a new connection: a pooled one might lead to another address
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
