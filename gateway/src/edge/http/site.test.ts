import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testGateway } from "#gateway/testing/testGateway.ts";
import type { TestGateway } from "#gateway/testing/testGateway.ts";

const script = `console.log("${"x".repeat(2000)}");`;
let gateway: TestGateway;
let folder: string;
let host: Server;
// without an answer, each page would wait for its brand
let answer: (response: ServerResponse, url: string) => void = (response) => response.writeHead(404).end();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sightline-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "index.html"), "<!doctype html><title>Sightline</title>");
  await writeFile(path.join(folder, "assets/main-a1B2c3D4.js"), script);
  await writeFile(path.join(folder, "robots.txt"), "User-agent: *\n");
  await writeFile(path.join(path.dirname(folder), `${path.basename(folder)}-secret.txt`), "secret");
  host = createServer((request, response) => answer(response, request.url ?? ""));
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { port } = host.address() as AddressInfo;
  gateway = await testGateway({ webRoot: folder, apiHost: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.close();
  host.closeAllConnections();
  host.close();
  await rm(folder, { recursive: true });
  await rm(`${folder}-secret.txt`);
});
const get = (at: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + at, { headers, redirect: "manual" });

test("caches hashed files permanently, revalidates the page, and serves it for every route of the app", async () => {
  const asset = await get("/assets/main-a1B2c3D4.js");
  expect(await asset.text()).toBe(script);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  for (const at of ["/", "/dashboard", "/share/analytics/a/b/some.long-param", "/sign-up/jo%40example.com"]) {
    const page = await get(at);
    expect([page.status, page.headers.get("cache-control"), await page.text()]).toEqual([
      200,
      "no-cache",
      "<!doctype html><title>Sightline</title>",
    ]);
  }
});

test.each(["/assets/main-00000000.js", "/assets/nothing", "/missing.css", "/favicon.ico"])(
  "responds 404 to %s",
  async (at) => {
    expect((await get(at)).status).toBe(404);
  },
);

test("refuses paths outside the folder", async () => {
  const name = `${path.basename(folder)}-secret.txt`;
  for (const at of [`/../${name}`, `/..%2f${name}`, `/assets/..%2f..%2f${name}`, `//${name}`]) {
    expect(await (await get(at)).text()).not.toContain("secret");
  }
});

test("compresses scripts with the encodings that the browser accepts", async () => {
  const { request } = await import("node:http");
  const brotli = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    request(
      `${gateway.url}/assets/main-a1B2c3D4.js`,
      { headers: { "accept-encoding": "gzip, br" } },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) });
      },
    )
      .on("error", reject)
      .end();
  });
  expect(brotli.encoding).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
});

test("sends security headers and no version with every response", async () => {
  for (const at of ["/", "/missing.css", "/healthz"]) {
    const { headers } = await get(at);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get("x-powered-by") ?? headers.get("server")).toBeNull();
  }
});

test("permits other sites to embed pages of share links, and no other response", async () => {
  const framing = async (at: string) => {
    const { headers } = await get(at);
    const [policy] = /frame-ancestors [^;]+/.exec(headers.get("content-security-policy") ?? "") ?? [];
    return [policy, headers.get("x-frame-options")];
  };
  for (const at of ["/share/dashboard/KEY", "/share/events/name/purchase/KEY?range=today"]) {
    expect(await framing(at)).toEqual(["frame-ancestors *", null]);
  }
  // browsers and the gateway resolve dot segments alike, and the app's routes are no others than those of the path
  const refused = ["frame-ancestors 'none'", "DENY"];
  for (const at of [
    "/",
    "/login",
    "/share",
    "/share-links",
    "/Share/dashboard/KEY",
    "//share/dashboard/KEY",
    "/x/share/dashboard/KEY",
    "/share/../login",
    "/share/%2e%2e/login",
    "/login?/share/",
    "/login#/share/",
    "/share/missing.css",
  ]) {
    expect([at, ...(await framing(at))]).toEqual([at, ...refused]);
  }
  const { headers } = await get("/share/dashboard/KEY");
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(headers.get("set-cookie")).toBeNull();
});

test("sends with an immutable script only the headers that apply to files embedded in a page", async () => {
  const { headers } = await get("/assets/main-a1B2c3D4.js");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("content-security-policy")).toBeNull();
  expect(headers.get("x-frame-options")).toBeNull();
  expect(headers.get("x-request-id")).toBeNull();
});

test("refuses other methods", async () => {
  const refused = await fetch(`${gateway.url}/dashboard`, { method: "DELETE" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("serves avatars as images that can't run scripts", async () => {
  let requested = "";
  answer = (response, url) => {
    requested = url;
    response.writeHead(200, { "content-type": "image/svg+xml", "set-cookie": "a=b", "x-inside": "1" }).end("<svg/>");
  };
  const picture = await get("/avatar/owner%40demo.test?v=6&name=O%20W&at=7&other=1", { cookie: "session=x" });
  expect([picture.status, picture.headers.get("content-type"), await picture.text()]).toEqual([
    200,
    "image/svg+xml",
    "<svg/>",
  ]);
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");
  expect(picture.headers.get("set-cookie") ?? picture.headers.get("x-inside")).toBeNull();
  expect(requested).toBe("/avatar/owner%40demo.test?v=6&name=O+W&at=7");
});

test.each([
  ["a page", { "content-type": "text/html" }, 200],
  ["a redirect", { location: "http://evil.example/", "content-type": "image/png" }, 302],
])("refuses %s as an avatar", async (_, headers, status) => {
  answer = (response) => response.writeHead(status, headers).end("<script>");
  expect((await get("/avatar/x%40y.z")).status).toBe(502);
});

test.each(["/avatar/", "/avatar/..%2fuser", "/avatar/%E0%A4%A"])("responds 404 to the avatar path %s", async (at) => {
  expect((await get(at)).status).toBe(404);
});

test("serves the API host's OpenAPI document as JSON, without its other headers", async () => {
  answer = (response, url) => {
    expect(url).toBe("/openapi.json");
    response.writeHead(200, { "content-type": "application/json", "set-cookie": "a=b" }).end('{"openapi":"3.1.0"}');
  };
  const openApi = await get("/openapi.json", { cookie: "session=x" });
  expect([openApi.status, await openApi.json(), openApi.headers.get("set-cookie")]).toEqual([
    200,
    { openapi: "3.1.0" },
    null,
  ]);
  answer = (response) => response.writeHead(404).end();
  expect((await get("/openapi.json")).status).toBe(502);
  answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<script>");
  expect((await get("/openapi.json")).status).toBe(502);
});

test("reports readiness, the startup progress of the host, its missing stores and a missing host", async () => {
  answer = (response) => response.writeHead(200).end("{}");
  expect((await get("/readyz")).status).toBe(200);
  answer = (response) => response.writeHead(503).end('{"status":"starting","step":"making the demo","progress":0.4}');
  const starting = await get("/readyz");
  expect([starting.status, await starting.json()]).toEqual([
    503,
    { status: "starting", missing: ["host"], step: "making the demo", progress: 0.4 },
  ]);
  answer = (response) => response.writeHead(503).end('{"status":"unavailable","missing":["event store"]}');
  const incomplete = await get("/readyz");
  expect([incomplete.status, await incomplete.json()]).toEqual([
    503,
    { status: "unavailable", missing: ["event store"] },
  ]);
  answer = (response) => response.destroy();
  const missing = await get("/readyz");
  expect([missing.status, await missing.json()]).toEqual([503, { status: "unavailable", missing: ["host"] }]);
  // for load balancers: the other gateways lack the same host
  expect((await get("/readyz?exclude=host")).status).toBe(200);
  expect((await get("/healthz")).status).toBe(200);
});

test("reports metrics by operation and call", async () => {
  await gateway.execute("query A { __typename }");
  const text = await (await get("/metrics")).text();
  expect(text).toMatch(/gateway_operation_seconds_count\{kind="query",principal="nobody",outcome="ok"\} 1/);
  expect(text).toContain("gateway_upstream_breaker_open 0");
});

test("serves the SDL of the graph and the OpenAPI document of the host", async () => {
  answer = (response) => {
    response.setHeader("content-type", "application/json").end('{"openapi":"3.1.0"}');
  };
  const sdl = await get("/schema.graphql");
  expect(sdl.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await sdl.text()).toContain("type Viewer");
  const calls = await get("/openapi.json");
  expect([calls.status, await calls.json()]).toEqual([200, { openapi: "3.1.0" }]);
  answer = (response) => {
    response.setHeader("content-type", "text/html").end("<p>somebody else's page</p>");
  };
  expect((await get("/openapi.json")).status).toBe(502);
});
