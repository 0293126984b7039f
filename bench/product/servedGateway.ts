// The production gateway in front of an API host, and the requests a browser sends to it.
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { freePort, startServer } from "../run/server.ts";
import type { Server } from "../run/server.ts";
import { operationOf } from "./operations.ts";
import type { Operation } from "./operations.ts";

export async function serveGateway(dataDir: string, apiHost: string): Promise<Server> {
  const port = await freePort();
  return startServer(port, {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    API_HOST: apiHost,
    DATA_DIR: dataDir,
    SESSION_SECRET: `the benchmark's own ${randomUUID()}`,
  });
}

export const headersOf = (cookie: string): Record<string, string> => ({
  "content-type": "application/json",
  accept: "application/json",
  "x-app": "1",
  tz: "1",
  cookie,
});

export const bodyOf = ({ id, variables }: Pick<Operation, "id" | "variables">): string =>
  JSON.stringify({ id, variables });

export interface Reply {
  /** of the body */
  length: number;
  /** with the status line and the headers */
  bytes: number;
  data: unknown;
  cookies: string[];
}

/** Fails unless the response is free of errors. */
export function send(origin: string, headers: Record<string, string>, body: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/graphql`, { method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const all = Buffer.concat(chunks);
        const status = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}`;
        const head = Iterator.from(response.rawHeaders).reduce((sum, text) => sum + text.length + 2, status.length + 4);
        try {
          const { data, errors } = JSON.parse(all.toString("utf8")) as { data?: unknown; errors?: unknown };
          if (response.statusCode !== 200 || errors !== undefined) throw new Error();
          resolve({
            length: all.length,
            bytes: head + all.length,
            data,
            cookies: response.headers["set-cookie"] ?? [],
          });
        } catch {
          reject(new Error(`the response was ${response.statusCode} ${all.toString("utf8").slice(0, 300)}`));
        }
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A real sign-in. Returns the sealed cookie, `name=value`. */
export async function signIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const { email, password } = account;
  const body = bodyOf({ id: operationOf("mutation", "signIn").id, variables: { input: { email, password } } });
  const { cookies, data } = await send(origin, headersOf(""), body);
  const [cookie = ""] = cookies[0]?.split(";") ?? [];
  if (cookie === "") throw new Error(`the sign-in failed: ${JSON.stringify(data)}`);
  return cookie;
}
