// The production gateway in front of the fixed API host, and the requests a browser sends to it.
import { randomUUID } from "node:crypto";
import { freePort, startServer } from "../run/server.ts";
import type { Server } from "../run/server.ts";
import { idOf } from "./operations.ts";
import type { Operation } from "./operations.ts";

export async function serveGateway(dataDir: string, apiHost: string): Promise<Server> {
  const port = await freePort();
  return startServer("gateway/src/main.ts", port, {
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

export const bodyOf = ({ id, variables }: Operation): string => JSON.stringify({ id, variables });

/** A real sign-in. Returns the sealed cookie, `name=value`. */
export async function signIn(origin: string, email: string): Promise<string> {
  const variables = { input: { email, password: "sightline" } };
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: headersOf(""),
    body: JSON.stringify({ id: idOf("useSignInMutation"), variables }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`nobody is signed in: ${await answer.text()}`);
  return cookie.split(";")[0] ?? "";
}
