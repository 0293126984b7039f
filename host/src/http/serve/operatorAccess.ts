import { isOnThisMachine } from "@sightline/schema/rest/network/loopback";
import type { OperatorAccess } from "@sightline/schema/rest/network/operatorAccess";
import type { Env } from "#host/env.ts";

type Settings = Pick<Env, "PUBLIC_URL" | "TRACKER_URL" | "TRUSTED_PROXIES" | "METRICS_TOKEN">;

/** With a configured proxy, external requests also arrive on a local socket. */
export const operatorAccess = (env: Settings): OperatorAccess => ({
  metricsToken: env.METRICS_TOKEN,
  isLocalInstallation: isOnThisMachine(env) && env.TRUSTED_PROXIES === 0,
});
