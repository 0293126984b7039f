// Attacks on the edge of the product: development endpoints, metrics, slow senders, sign-in replays and other users'
// ids.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { request as playwright } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inherited } from "../env.ts";
import { ask } from "../gatewayCalls.ts";
import { freePort, untilReady } from "../stack.ts";
import { hostOrigin, origin } from "../walker.ts";

const root = path.resolve(import.meta.dirname, "../..");
const METRICS_TOKEN = "what the monitoring of the tests holds";

/** `fetch` can't send a custom Host header. */
function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Like nginx without further settings: the Host is the upstream server's, and no header names the client. */
const stockProxy = (target: string) =>
  createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(target).host };
    const passed = request(target + (incoming.url ?? "/"), { method: incoming.method ?? "GET", headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });

describe("gateway with a public address and a stock reverse proxy", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-edge-"));
  const proxies: Server[] = [];
  const servers: ChildProcess[] = [];
  let site = "";
  let tracker = "";

  async function start(file: string, env: Record<string, string>, at: string): Promise<void> {
    const settings = {
      ...inherited,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      DATA_DIR: dataDir,
      METRICS_TOKEN,
      ...env,
    };
    const server = spawn(process.execPath, [path.join(root, file)], {
      cwd: root,
      env: settings,
      stdio: ["ignore", "inherit", "inherit"],
    });
    servers.push(server);
    await untilReady(at, server, file, 120);
  }

  beforeAll(async () => {
    const [HOST_PORT, PORT] = [String(await freePort()), String(await freePort())];
    const [host, gateway] = [`http://localhost:${HOST_PORT}`, `http://localhost:${PORT}`];
    const PUBLIC_URL = "https://stats.example";
    const TRACKER_URL = "https://t.stats.example";
    await start("host/src/main.ts", { HOST_PORT, PUBLIC_URL, TRACKER_URL }, host);
    const secret = { SESSION_SECRET: "a secret of these tests alone, forty characters" };
    await start("gateway/src/main.ts", { PORT, PUBLIC_URL, API_HOST: host, ...secret }, gateway);
    for (const target of [host, gateway]) proxies.push(stockProxy(target));
    const [hostPort, gatewayPort] = await Promise.all(proxies.map(portOf));
    tracker = `http://127.0.0.1:${hostPort}`;
    site = `http://127.0.0.1:${gatewayPort}`;
  });
  afterAll(async () => {
    for (const proxy of proxies) proxy.close();
    for (const server of servers.toReversed()) {
      server.kill("SIGTERM");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("hides the outbox, the demo accounts and the demo identity providers", async () => {
    for (const closed of ["/dev/outbox", "/demo/", "/user/demo", "/identity/google/.well-known/openid-configuration"])
      expect([closed, (await get(tracker + closed)).status]).toEqual([closed, 404]);
    expect((await get(`${tracker}/dev/outbox`, { host: "localhost" })).status).toBe(404);
  });

  it("rejects the published passwords and the published API key", async () => {
    const authorization = "Bearer sk_demo_sightline_0000000000000000";
    const answer = await fetch(`${site}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization },
      body: JSON.stringify({ query: "{ viewer { project { name } } }" }),
    });
    expect(await answer.text()).toContain("UNAUTHENTICATED");
    const signIn = await fetch(`${tracker}/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "owner@demo.test", password: "sightline", domain: "localhost", localhost: true }),
    });
    expect(signIn.ok).toBe(false);
  });

  it("serves metrics only with the token", async () => {
    for (const server of [tracker, site]) {
      const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
      expect((await get(`${server}/metrics`)).status).toBe(404);
      expect((await get(`${server}/metrics`, bearer("wrong"))).status).toBe(404);
      expect((await get(`${server}/metrics`, bearer(METRICS_TOKEN))).text).toContain("process_cpu_user_seconds_total");
    }
  });
});

describe("local installation", () => {
  it("refuses the outbox and metrics to a page that uses DNS rebinding", async () => {
    expect((await get(`${hostOrigin()}/dev/outbox`)).status).toBe(200);
    const targets = [`${hostOrigin()}/dev/outbox`, `${hostOrigin()}/metrics`, `${origin()}/metrics`];
    for (const target of targets) {
      const answer = await get(target, { host: "rebound.example" });
      expect([target, answer.status]).toEqual([target, 404]);
    }
  });

  it("cuts off slow bodies, headers and WebSockets on both servers", { timeout: 60_000 }, async () => {
    const body = (to: string) =>
      `POST ${to} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nx-app: 1\r\nContent-Length: 9999\r\n\r\n`;
    const upgrade =
      "GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
      "Sec-WebSocket-Protocol: graphql-transport-ws\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    const heads: [string, string, boolean][] = [
      [origin(), body("/graphql"), true],
      [hostOrigin(), body("/authenticate"), true],
      [origin(), "GET / HTTP/1.1\r\nX-Slow: ", true],
      [hostOrigin(), "GET / HTTP/1.1\r\nX-Slow: ", true],
      [origin(), upgrade, false],
    ];
    const drip = ([server, head, sends]: [string, string, boolean]) =>
      new Promise<string>((resolve) => {
        let text = "";
        const socket = connect(Number(new URL(server).port), "localhost", () => socket.write(head));
        const timer = setInterval(() => sends && socket.write(" "), 500);
        socket.on("data", (data: Buffer) => (text += data.toString("latin1")));
        socket.on("error", () => {});
        socket.on("close", () => {
          clearInterval(timer);
          resolve(text.split("\r\n")[0] ?? "");
        });
      });
    const timeout = "HTTP/1.1 408 Request Timeout";
    expect(await Promise.all(heads.map(drip))).toEqual([
      ...[timeout, timeout, timeout, timeout],
      "HTTP/1.1 101 Switching Protocols",
    ]);
  });

  it("returns null without an error, in order, for empty ids, ids of another company and ids of unknown types", async () => {
    const idOf = (text: string) => Buffer.from(text).toString("base64url");
    const own = await ask("{ viewer { project { id } } }");
    const viewer = own.body.data?.["viewer"] as { project: { id: string } };
    const { id } = viewer.project;
    const others = ["Project:2147483647", "Project:x", "Brand:1", "Comment:2147483647:1", "Invoice:1:9"].map(idOf);
    const ids = ["???", ...others, id, "", ...others, id];
    const { body } = await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids });
    expect(body).toEqual({ data: { nodes: ids.map((each) => (each === id ? { id } : null)) } });
    for (const each of ["???", ...others]) {
      const one = await ask("query ($id: ID!) { node(id: $id) { id } }", { id: each });
      expect(one.body).toEqual({ data: { node: null } });
    }
  });
});

describe("sign-in through an identity provider", () => {
  it("works once, even if its response is replayed at the same moment", async () => {
    const browser = await playwright.newContext();
    const chooser = await browser.get(`${origin()}/auth/start/google`);
    const [, account = ""] = /name="account" value="([^"]+)"/.exec(await chooser.text()) ?? [];
    let answer = await browser.post(chooser.url(), { form: { account }, maxRedirects: 0 });
    let address = new URL(answer.headers()["location"] ?? "", chooser.url());
    while (address.origin !== origin()) {
      answer = await browser.get(address.href, { maxRedirects: 0 });
      address = new URL(answer.headers()["location"] ?? "", address);
    }
    const { cookies } = await browser.storageState();
    await browser.dispose();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const replay = () => fetch(address, { headers: { cookie }, redirect: "manual" });
    const answers = await Promise.all(Array.from({ length: 6 }, replay));
    const isSignedIn = ({ headers }: Response) => headers.getSetCookie().some((line) => line.startsWith("session="));
    expect(answers.filter(isSignedIn)).toHaveLength(1);
    const late = await replay();
    expect([isSignedIn(late), late.headers.get("location")]).toEqual([false, expect.stringContaining("error=no_trip")]);
  });
});
