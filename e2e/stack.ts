// The complete product as it runs in production: the API host on its embedded stores with the demo, and the gateway in
// front of it. Each has its own process, a free port and a new data folder. Tests may kill and restart the host.
import { spawn, type ChildProcess } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { inherited, serverLogLevel } from "./env.ts";

const root = path.resolve(import.meta.dirname, "..");

/** A local port without a DNS server until a test starts one. */
async function freeUdpPort(): Promise<number> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  return port;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

export async function untilReady(origin: string, process: ChildProcess, name: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (process.exitCode !== null) throw new Error(`${name} ended with code ${process.exitCode} before it was ready`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${name} was not ready within ${seconds} s`);
}

export interface Stack {
  /** the gateway, where members sign in */
  origin: string;
  /** the API host, which receives tracker events and serves the demo shop */
  hostOrigin: string;
  /** DNS port for the host's lookups of brand host names */
  dnsPort: number;
  killHost(): Promise<void>;
  startHost(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-e2e-"));
  const [port, hostPort] = [await freePort(), await freePort()];
  const dnsPort = await freeUdpPort();
  const origin = `http://localhost:${port}`;
  const hostOrigin = `http://localhost:${hostPort}`;
  const env = {
    ...inherited,
    NODE_ENV: "production",
    PORT: String(port),
    HOST_PORT: String(hostPort),
    API_HOST: hostOrigin,
    PUBLIC_URL: origin,
    TRACKER_URL: hostOrigin,
    AB_HOSTS: "ab.localhost",
    OPTIMISE_HOSTS: "optimise.localhost",
    DNS_SERVERS: `127.0.0.1:${dnsPort}`,
    DATA_DIR: dataDir,
    WEBHOOKS_PRIVATE: "on",
    GATEWAY_KEY: "what the walks' gateway and host share, forty",
    SESSION_SECRET: "a secret of the walks alone, forty characters",
    LOG_LEVEL: serverLogLevel,
  };
  const run = (file: string) => {
    const started = [path.join(root, file)];
    const child = spawn(process.execPath, started, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
    // also if another server is not ready in time, which ends the run before anything is stopped
    process.once("exit", () => child.kill("SIGKILL"));
    return child;
  };
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };

  let host = run("host/src/main.ts");
  await untilReady(hostOrigin, host, "the API host", 180);
  const gateway = run("gateway/src/main.ts");
  await untilReady(origin, gateway, "the gateway", 60);

  return {
    origin,
    hostOrigin,
    dnsPort,
    killHost: () => end(host, "SIGKILL"),
    async startHost() {
      host = run("host/src/main.ts");
      await untilReady(hostOrigin, host, "the API host", 60);
    },
    async stop() {
      await end(gateway, "SIGTERM");
      await end(host, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
