// The product as the benchmarks measure it: the API host with a filled store, a proxy that records the calls, and the
// gateway, each in its own process.
import path from "node:path";
import { startChild } from "../run/child.ts";
import type { Child } from "../run/child.ts";
import type { Server } from "../run/server.ts";
import type { StoreFacts, StoreOrder } from "./filledHost.ts";
import type { ProxyOrder, ProxyState } from "./hostProxy.ts";
import { serveGateway } from "./servedGateway.ts";

const at = (file: string) => path.join(import.meta.dirname, file);

export interface FilledHost {
  facts: StoreFacts;
  host: Child<StoreOrder, StoreFacts>;
  proxy: Child<ProxyOrder, ProxyState>;
  /** of the proxy */
  apiHost: string;
  /** ends what is added to it before these processes */
  stack: AsyncDisposableStack;
}

export interface Product extends FilledHost {
  gateway: Server;
}

export interface Content {
  /** of one project in the last ninety days */
  events: number;
  /** sessions in the last four minutes */
  active: number;
}

/** If a step or `use` fails, everything started so far is stopped. */
export async function withHost<T>(
  dataDir: string,
  { events, active }: Content,
  use: (host: FilledHost) => Promise<T>,
): Promise<T> {
  await using stack = new AsyncDisposableStack();
  const host = await startChild<StoreOrder, StoreFacts>(at("filledHost.ts"), [dataDir, String(events), String(active)]);
  stack.defer(host.end);
  const facts = await host.ask({});
  const proxy = await startChild<ProxyOrder, ProxyState>(at("hostProxy.ts"), [facts.origin]);
  stack.defer(proxy.end);
  const { origin: apiHost } = await proxy.ask({});
  return await use({ facts, host, proxy, apiHost, stack });
}

export const withProduct = <T>(dataDir: string, content: Content, use: (product: Product) => Promise<T>): Promise<T> =>
  withHost(dataDir, content, async (host) => {
    const gateway = await serveGateway(dataDir, host.apiHost);
    host.stack.defer(gateway.stop);
    return use({ ...host, gateway });
  });
