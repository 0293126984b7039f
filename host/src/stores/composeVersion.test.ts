import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openEvents } from "#host/testing/openEvents.ts";
import { text } from "./resultColumns.ts";

it("runs the same ClickHouse version in a cluster as in the embedded store", async () => {
  const { events, close } = await openEvents();
  const [row] = await events.query({ version: text }, "SELECT version() AS version");
  await close();
  const compose = readFileSync(new URL("../../../docker-compose.yml", import.meta.url), "utf8");
  const image = /clickhouse-server:(\d+\.\d+)$/m.exec(compose)?.[1];
  expect(row?.version.split(".").slice(0, 2).join(".")).toBe(image);
});
