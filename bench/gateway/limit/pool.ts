// A keep-alive pool to the API host that uses undici as directly as possible: no retry, no timeout, no validation of
// the response.
import { Pool } from "undici";
import type { MadeCall } from "../../product/hostProxy.ts";

export interface Who {
  jwt: string;
  tz: string;
}

export type Ask = (call: MadeCall, who: Who) => Promise<unknown>;

export function openPool(origin: string): Ask {
  const pool = new Pool(origin, { connections: 256, pipelining: 1 });
  return ({ method, path, body, widgetid }, { jwt, tz }) =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { accept: "application/json", jwt, tz };
      if (body) headers["content-type"] = "application/json";
      if (widgetid !== undefined) headers["widgetid"] = widgetid;
      const chunks: Buffer[] = [];
      pool.dispatch(
        { method: method === "POST" ? "POST" : "GET", path, headers, body: body || null },
        {
          onRequestStart: () => {},
          onResponseStart: () => {},
          onResponseData: (_, chunk) => void chunks.push(chunk),
          onResponseEnd: () => resolve(chunks.length > 0 && JSON.parse(Buffer.concat(chunks).toString("utf8"))),
          onResponseError: (_, error) => reject(error),
        },
      );
    });
}
