// Creates the gateway from the environment and listens. It is loaded after the embedded host was started: these are all
// of the gateway's modules that take long to load.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isLoopbackUrl } from "@sightline/schema/rest/network/loopback";
import type { Logger } from "pino";
import { messagingOf } from "#gateway/edge/http/messaging.ts";
import { readOperations } from "#gateway/engine/trustedDocuments.ts";
import type { Env } from "#gateway/env.ts";
import { createLive } from "#gateway/live/createLive.ts";
import { createGateway, type GatewayOptions } from "#gateway/server.ts";
import { redisStore } from "#gateway/session/redisRevocations.ts";
import { fileStore } from "#gateway/session/revocations.ts";
import { sessionSecret } from "#gateway/session/secret.ts";
import { startDevServer } from "./devServer.ts";
import { demoOf, greeting } from "./greeting.ts";
import { openReleases } from "./releases.ts";
import type { Releases } from "./releases.ts";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const operationsFile = at("../../../schema/operations.json");
const webRoot = at("../../../web/dist");

export interface ServingOptions extends Pick<GatewayOptions, "gatewayKey" | "apiHost" | "hostProgress"> {
  env: Env;
  dev: boolean;
  log: Logger;
}

export interface ServingGateway {
  /** what the terminal shows when the host is ready */
  greeting(): Promise<string>;
  drain(): Promise<void>;
}

export async function serveGateway({ env, dev, log, ...settings }: ServingOptions): Promise<ServingGateway> {
  const live = createLive({ redisUrl: env.REDIS_URL, now: Date.now, log });
  const gateway = await createGateway({
    ...settingsOf(env, dev, dev ? undefined : await releasesOf(env, log)),
    ...settings,
    log,
    live,
    revocationStore: env.REDIS_URL === undefined ? fileStore(env.DATA_DIR) : redisStore(env.REDIS_URL, Date.now, log),
    ...(dev && { devServer: startDevServer }),
  });
  log.info({ port: await gateway.listen(env.PORT) }, "listening");
  return {
    greeting: async () => greeting(env.PUBLIC_URL, await demoOf(gateway.upstreamClient)),
    async drain() {
      await gateway.drain();
      await live.close();
    },
  };
}

const clientOf = (id: string | undefined, secret: string | undefined) =>
  id === undefined || secret === undefined ? undefined : { id, secret };

/** A gateway that can't keep releases only serves its own. */
function releasesOf(env: Env, log: Logger): Promise<Releases | undefined> {
  const folder = path.join(env.DATA_DIR, "releases");
  return openReleases({ folder, webRoot, operationsFile }).catch((error: unknown) => {
    log.warn({ err: error }, "this release is not kept for pages that outlive it");
    return undefined;
  });
}

function settingsOf(env: Env, dev: boolean, releases: Releases | undefined) {
  // allows free documents and GraphiQL for browsers if no other machine can reach the gateway
  const development = (dev || env.NODE_ENV === "development") && isLoopbackUrl(env.PUBLIC_URL);
  return {
    honoursIdempotency: env.HOST_IDEMPOTENCY,
    publicUrl: env.PUBLIC_URL,
    secret: sessionSecret(env),
    brands: env,
    messaging: messagingOf(env),
    google: clientOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    github: clientOf(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    trustedProxies: env.TRUSTED_PROXIES,
    shutdownDelayMs: env.SHUTDOWN_DELAY * 1000,
    metricsToken: env.METRICS_TOKEN,
    operations: readOperations(operationsFile),
    ...(development
      ? { readMoreOperations: () => readOperations(operationsFile) }
      : releases && { readMoreOperations: releases.operations, rootWith: releases.rootWith }),
    webRoot,
    open: development,
    graphiql: env.GRAPHIQL ?? development,
    dev,
  };
}
