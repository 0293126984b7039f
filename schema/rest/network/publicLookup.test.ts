import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { AddressUnreachable, assertPublicHost, isUnreachable, publicLookup } from "./publicLookup.ts";

const resolve = (hostname: string, all: boolean) =>
  new Promise((done, fail) => {
    publicLookup(hostname, { all }, (error, address) => (error ? fail(error) : done(address)));
  });

test.each(["localhost", "nowhere.invalid"])(
  "fails the lookup of %s with the same error as for any unreachable name",
  async (name) => {
    const failures = await Promise.allSettled([resolve(name, true), resolve(name, false)]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: "rejected", reason: expect.any(AddressUnreachable) });
      expect(failure).not.toHaveProperty("reason.cause");
    }
  },
);

test("makes no connection to a server on the local machine with this lookup", async () => {
  let connections = 0;
  const server = createServer().on("connection", () => (connections += 1));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sent = request(`http://localhost:${port}/`, { lookup: publicLookup, agent: false });
  sent.end();
  const [error] = (await once(sent, "error")) as [unknown];
  expect([isUnreachable(error), connections]).toEqual([true, 0]);
  server.close();
});

test("refuses URLs with private addresses with the same error", () => {
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:10.0.0.1]", "169.254.169.254"])
    expect(() => assertPublicHost(host)).toThrow(AddressUnreachable);
  for (const host of ["8.8.8.8", "[2606:4700::1111]", "shop.example"]) assertPublicHost(host);
});

test("distinguishes failures before a connection from failures of a connection", () => {
  const coded = (code: string) => Object.assign(new Error(code), { code });
  for (const code of ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"]) {
    expect([code, isUnreachable(coded(code))]).toEqual([code, true]);
  }
  expect(isUnreachable(new TypeError("fetch failed", { cause: coded("ENOTFOUND") }))).toBe(true);
  expect([isUnreachable(coded("ECONNRESET")), isUnreachable("no error")]).toEqual([false, false]);
});
