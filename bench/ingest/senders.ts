// Many senders, in their own process. As a reference, the same batches are first appended and synced directly, grouped
// by the number of senders. Then they are sent to the host and counted when acknowledged.
import { open } from "node:fs/promises";
import { Client } from "undici";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { answerOrders } from "../run/child.ts";
import { batches } from "./batches.ts";

export interface SendOrder {
  origin: string;
  key: string;
  /** connections, each sending its next batch after the acknowledgment of the previous one */
  senders: number;
  batches: number;
  /** per batch */
  events: number;
  /** file for the direct appends */
  file: string;
}

export interface SendReport {
  acknowledged: number;
  /** batches with any other response */
  refused: number;
  seconds: number;
  /** milliseconds from sending to acknowledgment */
  p50: number;
  p99: number;
  slowest: number;
  /** seconds to append and sync the same bytes directly */
  byHand: number;
}

async function appendByHand(file: string, bodies: readonly string[], group: number): Promise<number> {
  const handle = await open(file, "w");
  const began = performance.now();
  for (let at = 0; at < bodies.length; at += group) {
    await handle.appendFile(`${bodies.slice(at, at + group).join("\n")}\n`);
    await handle.datasync();
  }
  const seconds = (performance.now() - began) / 1000;
  await handle.close();
  return seconds;
}

const headers = {
  "content-type": "text/plain",
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
};

function send(client: Client, method: "OPTIONS" | "POST", path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      { method, path, headers, body: body ?? null },
      {
        onRequestStart: () => {},
        onResponseStart: (_, code) => void (status = code),
        onResponseData: () => {},
        onResponseEnd: () => resolve(status),
        onResponseError: (_, error) => reject(error),
      },
    );
  });
}

answerOrders(async (order: SendOrder): Promise<SendReport> => {
  const bodies = batches(order.batches, order.events);
  const byHand = await appendByHand(order.file, bodies, order.senders);
  const path = collectEvents.path.replace("{widget_key}", order.key);
  const waiting = bodies.values();
  const times: number[] = [];
  let refused = 0;
  const clients = Array.from({ length: order.senders }, () => new Client(order.origin));
  // opens the connections
  await Promise.all(clients.map((client) => send(client, "OPTIONS", path)));
  const began = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (const body of waiting) {
        const sent = performance.now();
        if ((await send(client, "POST", path, body)) === 204) times.push(performance.now() - sent);
        else refused += 1;
      }
      await client.close();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? NaN;
  const spread = { p50: at(0.5), p99: at(0.99), slowest: at(1) };
  return { acknowledged: times.length * order.events, refused, seconds, ...spread, byHand };
});
