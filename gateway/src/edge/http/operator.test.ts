// Operator-only endpoints, on a real gateway over real sockets.
import { request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { testGateway, type TestGateway, type TestOptions } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());
const open = async (options: TestOptions) => void (gateway = await testGateway(options));

const TOKEN = "a token of 16 or more characters";
const PUBLIC = { publicUrl: "https://stats.example" };

/** `fetch` can't send a custom Host header. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = Promise.withResolvers<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>();
  const sent = request(gateway.url + path, { headers, agent: false }, (response) => {
    let text = "";
    response.setEncoding("utf8");
    response.on("data", (part: string) => (text += part));
    response.on("end", () => answer.resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
  });
  sent.on("error", answer.reject);
  sent.end();
  return answer.promise;
}
const statusOf = async (headers?: Record<string, string>) => (await get("/metrics", headers)).status;

describe("metrics of the gateway", () => {
  test("are available to programs on the machine of a local installation", async () => {
    await open({});
    const { status, text } = await get("/metrics");
    expect([status, text]).toEqual([200, expect.stringContaining("gateway_sockets 0")]);
  });

  test("are not available to a page of another site (DNS rebinding) or through a proxy", async () => {
    await open({});
    expect(await statusOf({ host: "rebound.example" })).toBe(404);
    for (const name of ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"])
      expect([name, await statusOf({ [name]: "203.0.113.9" })]).toEqual([name, 404]);
  });

  test("require the token when the public address is remote, however local a request looks", async () => {
    await open({ ...PUBLIC, metricsToken: TOKEN });
    expect(await statusOf()).toBe(404);
    expect(await statusOf({ host: "localhost:4000" })).toBe(404);
    for (const wrong of ["Bearer wrong", "Bearer ", `Basic ${TOKEN}`, TOKEN])
      expect([wrong, await statusOf({ authorization: wrong })]).toEqual([wrong, 404]);
    expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await statusOf({ authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.9" })).toBe(200);
  });

  test("are disabled without a token when a proxy is configured or the public address is remote", async () => {
    await open(PUBLIC);
    const { status, text } = await get("/metrics", { authorization: "Bearer undefined" });
    expect([status, text]).toEqual([404, "Not found\n"]);
    await gateway.close();
    await open({ trustedProxies: 1 });
    expect(await statusOf()).toBe(404);
  });
});

test("reports the startup progress only to the operator", async () => {
  const hostProgress = () => ({ step: "opening the event store", progress: 0.25 });
  await open({ ...PUBLIC, metricsToken: TOKEN, apiHost: "http://127.0.0.1:9", hostProgress });
  const outside = await get("/readyz");
  expect([outside.status, JSON.parse(outside.text)]).toEqual([503, { status: "starting", missing: ["host"] }]);
  const inside = await get("/readyz", { authorization: `Bearer ${TOKEN}` });
  expect(JSON.parse(inside.text)).toEqual({ status: "starting", missing: ["host"], ...hostProgress() });
});
