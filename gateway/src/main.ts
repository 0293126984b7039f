// Starts the gateway and, if no API host is configured, the embedded one. SIGTERM and SIGINT drain both.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { isLoopbackUrl } from "@sightline/schema/rest/network/loopback";
import { startDevServer } from "./startup/devServer.ts";
import { startEmbeddedHost } from "./startup/embeddedHost.ts";
import type { EmbeddedHost } from "./startup/embeddedHost.ts";
import { childEnv, readEnv } from "./env.ts";
import type { Env } from "./env.ts";
import { readOperations } from "./engine/trustedDocuments.ts";
import { demoOf, greeting } from "./startup/greeting.ts";
import { openReleases } from "./startup/releases.ts";
import type { Releases } from "./startup/releases.ts";
import { createLive } from "./live/createLive.ts";
import { createLog } from "./telemetry/log.ts";
import { messagingOf } from "./edge/http/messaging.ts";
import { createGateway } from "./server.ts";
import { redisStore } from "./session/redisRevocations.ts";
import { fileStore } from "./session/revocations.ts";
import { sessionSecret } from "./session/secret.ts";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A free port, for `HOST_PORT=0`. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start(): Promise<void> {
  const env = readEnv();
  const dev = process.argv.includes("--dev");
  // readable text on a terminal, JSON lines otherwise
  const isTerminal = process.stdout.isTTY;
  const log = createLog(isTerminal && env.LOG_LEVEL === "info" ? "warn" : env.LOG_LEVEL);
  const announce = (sentence: string) => void (isTerminal ? console.log(sentence) : log.info(sentence));
  const hostPort = env.HOST_PORT === 0 ? await freePort() : env.HOST_PORT;

  // the embedded host receives it with its settings; no other process needs it
  const gatewayKey =
    env.GATEWAY_KEY ?? (env.API_HOST === undefined ? randomBytes(32).toString("base64url") : undefined);
  const embedded: { host?: EmbeddedHost } = {};
  const live = createLive({ redisUrl: env.REDIS_URL, now: Date.now, log });
  const gateway = await createGateway({
    ...settingsOf(env, dev, dev ? undefined : await releasesOf(env, log)),
    gatewayKey,
    apiHost: env.API_HOST ?? `http://127.0.0.1:${hostPort}`,
    log,
    live,
    revocationStore: env.REDIS_URL === undefined ? fileStore(env.DATA_DIR) : redisStore(env.REDIS_URL, Date.now, log),
    hostProgress: () => embedded.host?.progress(),
    ...(dev && { devServer: startDevServer }),
  });
  const stop = stopOnSignals([() => gateway.drain(), () => live.close(), () => embedded.host?.stop()]);
  const port = await gateway.listen(env.PORT);
  log.info({ port }, "listening");
  let greeted = false;
  const greet = () => {
    if (greeted) return announce("The API host is back.");
    greeted = true;
    void demoOf(gateway.upstreamClient).then((demo) => announce(greeting(env.PUBLIC_URL, demo)));
  };
  if (env.API_HOST !== undefined) return greet();

  embedded.host = startEmbeddedHost({
    env: childEnv({
      HOST_PORT: String(hostPort),
      PUBLIC_URL: env.PUBLIC_URL,
      GATEWAY_KEY: gatewayKey ?? "",
      // the gateway has drained before it stops the host, and no other host could take over
      SHUTDOWN_DELAY: "0",
      LOG_LEVEL: isTerminal && env.LOG_LEVEL === "info" ? "warn" : env.LOG_LEVEL,
    }),
    onProgress: ({ step, progress }) =>
      announce(`  ${step}${progress === undefined ? "" : ` ${Math.round(progress * 100)} %`}`),
    onReady: greet,
    onCrash: (reason, pauseMs) => log.error(`the API host fell over (${reason}); it is started again in ${pauseMs} ms`),
    onHopeless(reason) {
      console.error(`The API host does not start (${reason}); what it said stands above.`);
      stop(1);
    },
  });
}

const clientOf = (id: string | undefined, secret: string | undefined) =>
  id === undefined || secret === undefined ? undefined : { id, secret };

const operationsFile = at("../../schema/operations.json");
const webRoot = at("../../web/dist");

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

/** Runs the steps in order, one after the other. Returns how to stop without a signal. */
function stopOnSignals(steps: (() => Promise<void> | undefined)[]): (code: number) => void {
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(code);
  };
  process.on("SIGTERM", () => void stop(0));
  process.on("SIGINT", () => void stop(0));
  return (code) => void stop(code);
}

try {
  await start();
} catch (error) {
  // the message for the operator; the stack only for internal errors
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
