// The two contenders in front of the same recorded responses: the production gateway and the hand-written limit.
import type { Product } from "../product/openProduct.ts";
import { signIn } from "../product/servedGateway.ts";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { LimitFacts, LimitOrder } from "./limit/limit.ts";
import type { LoadOrder, LoadReport } from "./load.ts";

const at = (file: string) => `${import.meta.dirname}/${file}`;

export interface Contender {
  origin: string;
  /** one per connection: the session cookie */
  cookies: string[];
}

export interface Contest extends Pick<Product, "proxy"> {
  gateway: Contender;
  limit: Contender;
  limitProcess: Child<LimitOrder, LimitFacts>;
  load: Child<LoadOrder, LoadReport>;
}

export async function openContest(
  { proxy, apiHost, gateway, facts, stack }: Product,
  connections: number,
): Promise<Contest> {
  const limitProcess = await startChild<LimitOrder, LimitFacts>(at("limit/limit.ts"), [apiHost]);
  stack.defer(limitProcess.end);
  const load = await startChild<LoadOrder, LoadReport>(at("load.ts"));
  stack.defer(load.end);
  const cookies: string[] = [];
  for (let n = 0; n < connections; n++) cookies.push(await signIn(gateway.origin, facts.owner));
  return {
    proxy,
    gateway: { origin: gateway.origin, cookies },
    // the host accepts the token, so that calls that aren't recorded yet succeed as well
    limit: { origin: (await limitProcess.ask({})).origin, cookies: cookies.map(() => `limit=${facts.owner.jwt}`) },
    limitProcess,
    load,
  };
}
