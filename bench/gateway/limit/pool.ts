// One keep-alive pool to the API host, used as directly as undici allows: no retry, no deadline, no check of the answer.
import { Pool } from "undici";

export interface Who {
  jwt: string;
  tz: string;
}

export type Ask = (
  call: { method: string; path: string },
  who: Who,
  body?: object,
  widget?: number,
) => Promise<unknown>;

export function openPool(origin: string): Ask {
  const pool = new Pool(origin, { connections: 256, pipelining: 1 });
  return ({ method, path }, { jwt, tz }, body, widget) =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { accept: "application/json", jwt, tz };
      if (body) headers["content-type"] = "application/json";
      if (widget !== undefined) headers["widgetid"] = String(widget);
      const chunks: Buffer[] = [];
      pool.dispatch(
        { method: method === "POST" ? "POST" : "GET", path, headers, body: body ? JSON.stringify(body) : null },
        {
          onRequestStart: () => {},
          onResponseStart: () => {},
          onResponseData: (_, chunk) => void chunks.push(chunk),
          onResponseEnd: () => resolve(JSON.parse(Buffer.concat(chunks).toString("utf8"))),
          onResponseError: (_, error) => reject(error),
        },
      );
    });
}
