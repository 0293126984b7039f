// An external user must not be able to read anything in the internal network.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPage } from "./readPage.ts";

let port = 0;
let requested = 0;
const inside = createServer((_request, response) => {
  requested++;
  response.end("secret");
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  port = (inside.address() as AddressInfo).port;
});
afterAll(() => void inside.close());

const limits = { timeoutMs: 2000, maxBytes: 1000 };
const read = (address: string, allowPrivate = false) => readPage(new URL(address), { ...limits, allowPrivate });

it.each([
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost/",
  "http://localhost.localdomain/",
  "https://10.0.0.1/",
  "http://nowhere.invalid/",
])("does not connect to %s", async (address) => {
  await expect(read(address)).rejects.toThrow("its address can't be reached from the public internet");
});

it("does not connect to other ports or protocols", async () => {
  await expect(read(`http://shop.example:${port}/`)).rejects.toThrow("is not one of a website");
  await expect(read("file:///etc/passwd")).rejects.toThrow("http://");
  expect(requested).toBe(0);
});

it("validates every address in a redirect chain", async () => {
  const outside = createServer((_request, response) =>
    response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  );
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`;
  await expect(read(address, true)).rejects.toThrow("http://");
  outside.close();
});

it("respects its timeout and size limit", async () => {
  const slow = createServer((request, response) => {
    if (request.url === "/long") response.end("x".repeat(5000));
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const patience = readPage(new URL(address), { timeoutMs: 100, maxBytes: 10, allowPrivate: true });
  await expect(patience).rejects.toThrow("it did not answer in time");
  expect((await readPage(new URL(`${address}/long`), { ...limits, allowPrivate: true })).body).toHaveLength(1000);
  slow.closeAllConnections();
  slow.close();
});
