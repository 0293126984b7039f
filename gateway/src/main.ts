// Starts the gateway and, if no API host is configured, the embedded one. SIGTERM and SIGINT drain both. The embedded
// host is started before most modules of the gateway are loaded, so that both processes load theirs at the same time.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startEmbeddedHost } from "./startup/embeddedHost.ts";
import type { EmbeddedHost } from "./startup/embeddedHost.ts";
import type { ServingGateway } from "./startup/serveGateway.ts";
import { childEnv, readEnv } from "./env.ts";
import { createLog } from "./telemetry/log.ts";

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
  const servers: { gateway?: ServingGateway; host?: EmbeddedHost } = {};
  const stop = stopOnSignals([() => servers.gateway?.drain(), () => servers.host?.stop()]);
  const listening = Promise.withResolvers<ServingGateway>();
  let greeted = false;
  const greet = async () => {
    const gateway = await listening.promise;
    if (greeted) return announce("The API host is back.");
    greeted = true;
    announce(await gateway.greeting());
  };

  if (env.API_HOST === undefined) {
    servers.host = startEmbeddedHost({
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
      onReady: () => void greet(),
      onCrash: (reason, pauseMs) =>
        log.error(`the API host fell over (${reason}); it is started again in ${pauseMs} ms`),
      onHopeless(reason) {
        console.error(`The API host does not start (${reason}); what it said stands above.`);
        stop(1);
      },
    });
  }
  try {
    const { serveGateway } = await import("./startup/serveGateway.ts");
    servers.gateway = await serveGateway({
      env,
      dev,
      log,
      gatewayKey,
      apiHost: env.API_HOST ?? `http://127.0.0.1:${hostPort}`,
      hostProgress: () => servers.host?.progress(),
    });
    listening.resolve(servers.gateway);
  } catch (error) {
    report(error);
    return stop(1);
  }
  if (servers.host === undefined) await greet();
}

/** The message for the operator. */
function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
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
  report(error);
  process.exit(1);
}
