// The two that are compared, in front of the same fixed API host: the gateway as it runs, and the hand-written limit.
import { randomUUID } from "node:crypto";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import { freePort, startServer } from "../run/server.ts";
import type { HostOrder, HostState } from "./fixedHost.ts";
import type { LoadOrder, LoadReport } from "./load.ts";
import { idOf } from "./operations.ts";
import type { Operation } from "./operations.ts";

const at = (file: string) => `${import.meta.dirname}/${file}`;

export interface Contender {
  origin: string;
  /** one a connection: what proves who asks */
  cookies: string[];
}

export interface Contest {
  gateway: Contender;
  limit: Contender;
  host: Child<HostOrder, HostState>;
  load: Child<LoadOrder, LoadReport>;
  end(): Promise<void>;
}

/** What a browser sends along. */
export const headersOf = (cookie: string): Record<string, string> => ({
  "content-type": "application/json",
  accept: "application/json",
  "x-sightline": "1",
  tz: "1",
  cookie,
});

export const bodyOf = ({ id, variables }: Operation): string => JSON.stringify({ id, variables });

/** A real sign-in; answers the sealed cookie. */
async function signIn(origin: string, email: string): Promise<string> {
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

export async function openContest(dataDir: string, connections: number): Promise<Contest> {
  const host = await startChild<HostOrder, HostState>(at("fixedHost.ts"));
  const { origin: apiHost } = await host.ask({});
  const limit = await startChild<object, { origin: string }>(at("limit/limit.ts"), [apiHost]);
  const port = await freePort();
  const gateway = await startServer("gateway/src/main.ts", port, {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    API_HOST: apiHost,
    DATA_DIR: dataDir,
    SESSION_SECRET: `the benchmark's own ${randomUUID()}`,
  });
  const load = await startChild<LoadOrder, LoadReport>(at("load.ts"));
  const emails = Array.from({ length: connections }, (_, n) => `person-${n}@demo.test`);
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await signIn(gateway.origin, email));
  const jwtLike = cookies.map((cookie, n) => `limit=person-${n}-${"x".repeat(cookie.length % 200)}`);
  return {
    gateway: { origin: gateway.origin, cookies },
    limit: { origin: (await limit.ask({})).origin, cookies: jwtLike },
    host,
    load,
    async end() {
      await load.end();
      await gateway.stop();
      await limit.end();
      await host.end();
    },
  };
}
