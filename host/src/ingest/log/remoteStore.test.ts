// A remote event store over HTTP that receives an insert and loses the connection before it responds.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { silent } from "#host/site/testing/testIngest.ts";
import { openEventStore } from "#host/stores/events.ts";
import { openLog } from "./openLog.ts";

it("sends the same rows with the same token again when a remote store loses its response", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-remote-"));
  const inserts: { token: string | null; lines: string }[] = [];
  const server = createServer(async (request, answer) => {
    const query = new URL(request.url ?? "", "http://store").searchParams;
    inserts.push({ token: query.get("insert_deduplication_token"), lines: await text(request) });
    expect(query.get("query")).toBe("INSERT INTO event FORMAT JSONEachRow");
    expect(query.get("deduplicate_blocks_in_dependent_materialized_views")).toBe("1");
    if (inserts.length < 3) request.socket.destroy();
    else answer.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const events = await openEventStore({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, dataDir });
  const log = openLog({ events, table: "event", log: silent, folder: path.join(dataDir, "ingest") }, () => {});
  onTestFinished(async () => {
    await log.close();
    await events.close();
    server.close();
    rmSync(dataDir, { recursive: true });
  });

  await log.append([{ line: '{"n":1}' }, { line: '{"n":2}' }]);
  await expect.poll(() => inserts).toHaveLength(1);
  await log.append([{ line: '{"n":3}' }]);
  await log.flush();
  const [first, second, third, fourth] = inserts;
  expect(first?.lines).toBe('{"n":1}\n{"n":2}');
  expect([second, third]).toEqual([first, first]);
  expect(fourth?.lines).toBe('{"n":3}');
  expect(fourth?.token).not.toBe(first?.token);
});
