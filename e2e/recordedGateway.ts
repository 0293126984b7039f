// A second gateway in front of the same API host, with a recording proxy in between.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { inherited, serverLogLevel } from "./env.ts";
import { freePort, untilReady } from "./stack.ts";

export interface HostCall {
  /** method and path, without the query */
  call: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RecordedGateway {
  origin: string;
  /** oldest first */
  calls: HostCall[];
  stop(): Promise<void>;
}

async function recordingProxy(hostOrigin: string) {
  const calls: HostCall[] = [];
  const server = createServer((request, response) => {
    const [pathname] = (request.url ?? "/").split("?");
    const seen: HostCall = { call: `${request.method} ${pathname}`, headers: request.headers, body: "" };
    // readiness checks are not recorded
    if (pathname !== "/readyz") calls.push(seen);
    const { method, headers } = request;
    const onward = httpRequest(`${hostOrigin}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.on("data", (chunk: Buffer) => (seen.body += chunk.toString("utf8")));
    request.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, calls, close };
}

export async function startRecordedGateway(hostOrigin: string): Promise<RecordedGateway> {
  const proxy = await recordingProxy(hostOrigin);
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-recorded-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const root = path.resolve(import.meta.dirname, "..");
  const child = spawn(process.execPath, [path.join(root, "gateway/src/main.ts")], {
    cwd: root,
    env: {
      ...inherited,
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: origin,
      API_HOST: proxy.origin,
      DATA_DIR: dataDir,
      SESSION_SECRET: "a secret of the recorded gateway, forty characters",
      LOG_LEVEL: serverLogLevel,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await untilReady(origin, child, "the recorded gateway", 60);
  return {
    origin,
    calls: proxy.calls,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      proxy.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
