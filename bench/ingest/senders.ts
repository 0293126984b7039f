// Many senders, in a process of their own. The same batches are first appended and synced by hand, a group of as many as
// there are senders at once, then sent to the host and counted as they are acknowledged.
import { open } from "node:fs/promises";
import { Client } from "undici";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { answerOrders } from "../run/child.ts";
import { batches } from "./batches.ts";

export interface SendOrder {
  origin: string;
  key: string;
  /** connections, each of which sends its next batch when the last one is acknowledged */
  senders: number;
  batches: number;
  /** in each batch */
  events: number;
  /** where to append by hand */
  file: string;
}

export interface SendReport {
  acknowledged: number;
  /** batches that were answered otherwise */
  refused: number;
  seconds: number;
  /** milliseconds from sending to the acknowledgement */
  p50: number;
  p99: number;
  /** seconds in which the same bytes were appended and synced by hand */
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

function post(client: Client, path: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      { method: "POST", path, headers, body },
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
  const began = performance.now();
  await Promise.all(
    Array.from({ length: order.senders }, async () => {
      const client = new Client(order.origin);
      for (const body of waiting) {
        const sent = performance.now();
        if ((await post(client, path, body)) === 204) times.push(performance.now() - sent);
        else refused += 1;
      }
      await client.close();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? NaN;
  return { acknowledged: times.length * order.events, refused, seconds, p50: at(0.5), p99: at(0.99), byHand };
});
