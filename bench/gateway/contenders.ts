// The two that are compared, in front of the same fixed API host: the gateway as it runs, and the hand-written limit.
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { HostOrder, HostState } from "./fixedHost.ts";
import type { LimitFacts } from "./limit/limit.ts";
import type { LoadOrder, LoadReport } from "./load.ts";
import { serveGateway, signIn } from "./servedGateway.ts";

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

export async function openContest(dataDir: string, connections: number): Promise<Contest> {
  const host = await startChild<HostOrder, HostState>(at("fixedHost.ts"));
  const { origin: apiHost } = await host.ask({});
  const limit = await startChild<object, LimitFacts>(at("limit/limit.ts"), [apiHost]);
  const gateway = await serveGateway(dataDir, apiHost);
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
