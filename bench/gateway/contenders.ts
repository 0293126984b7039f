// The two contenders in front of the same fixed API host: the production gateway and the hand-written limit.
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { HostOrder, HostState } from "./fixedHost.ts";
import type { LimitFacts, LimitOrder } from "./limit/limit.ts";
import type { LoadOrder, LoadReport } from "./load.ts";
import { serveGateway, signIn } from "./servedGateway.ts";

const at = (file: string) => `${import.meta.dirname}/${file}`;

export interface Contender {
  origin: string;
  /** one per connection: the session cookie */
  cookies: string[];
}

export interface Contest {
  gateway: Contender;
  limit: Contender;
  limitProcess: Child<LimitOrder, LimitFacts>;
  host: Child<HostOrder, HostState>;
  load: Child<LoadOrder, LoadReport>;
  end(): Promise<void>;
}

/** If a step fails, everything started so far is stopped. */
export async function openContest(dataDir: string, connections: number): Promise<Contest> {
  const started: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const stop of started.splice(0).toReversed()) await stop();
  };
  const child = async <Order extends object, Answer>(file: string, args: readonly string[] = []) => {
    const running = await startChild<Order, Answer>(at(file), args);
    started.push(running.end);
    return running;
  };
  try {
    const host = await child<HostOrder, HostState>("fixedHost.ts");
    const { origin: apiHost } = await host.ask({});
    const limitProcess = await child<LimitOrder, LimitFacts>("limit/limit.ts", [apiHost]);
    const gateway = await serveGateway(dataDir, apiHost);
    started.push(gateway.stop);
    const load = await child<LoadOrder, LoadReport>("load.ts");
    const emails = Array.from({ length: connections }, (_, n) => `person-${n}@demo.test`);
    const cookies: string[] = [];
    for (const email of emails) cookies.push(await signIn(gateway.origin, email));
    const jwtLike = cookies.map((cookie, n) => `limit=person-${n}-${"x".repeat(cookie.length % 200)}`);
    return {
      gateway: { origin: gateway.origin, cookies },
      limit: { origin: (await limitProcess.ask({})).origin, cookies: jwtLike },
      limitProcess,
      host,
      load,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
