// The embedded stores alone, in their own process: bareStores.ts DATA_DIR opens and migrates them, and nothing uses them.
import { readEnv } from "../../host/src/env.ts";
import { openStores } from "../../host/src/stores/openStores.ts";
import { answerOrders } from "../run/child.ts";

const env = readEnv({ DATA_DIR: process.argv[2] ?? "", DEMO: "off", LOG_LEVEL: "error" });
const stores = await openStores(env, { report: () => {}, warn: () => {}, verify: () => Promise.resolve() });

export interface BareOrder {
  close?: boolean;
}

export interface BareUsage {
  /** seconds of CPU time since the start */
  cpu: number;
}

answerOrders(async ({ close }: BareOrder): Promise<BareUsage> => {
  const { user, system } = process.cpuUsage();
  if (close) await stores.close();
  return { cpu: (user + system) / 1e6 };
});
