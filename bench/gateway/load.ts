// Sends one request after the other on each of some connections, as fast as they are answered or at a given rate, in a
// process of its own; every reply must have status 200 and the length that is known to be right.
import { Client } from "undici";
import { answerOrders } from "../run/child.ts";

export interface LoadOrder {
  origin: string;
  /** one connection each */
  senders: { headers: Record<string, string>; body: string }[];
  seconds: number;
  /** requests a second on all connections; absent: as many as are answered */
  perSecond?: number | undefined;
  /** bytes of a right reply */
  expected: number;
}

export interface LoadReport {
  requests: number;
  /** replies of another status or length */
  wrong: number;
  seconds: number;
  /** milliseconds */
  p50: number;
  p99: number;
}

/** Milliseconds that one request took; negative where the reply was wrong. */
function send(client: Client, { headers, body }: LoadOrder["senders"][number], expected: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let status = 0;
    let size = 0;
    client.dispatch(
      { method: "POST", path: "/graphql", headers, body },
      {
        onRequestStart: () => {},
        onResponseStart(_, code) {
          status = code;
        },
        onResponseData(_, chunk) {
          size += chunk.length;
        },
        onResponseEnd() {
          const ms = performance.now() - began;
          resolve(status === 200 && size === expected ? ms : -ms);
        },
        onResponseError: (_, error) => reject(error),
      },
    );
  });
}

/** Timers count in whole milliseconds: whoever is late by less is sent at once. */
async function until(due: number): Promise<void> {
  const wait = due - performance.now();
  if (wait > 0.5) await new Promise((resolve) => setTimeout(resolve, wait));
}

answerOrders(async ({ origin, senders, seconds, expected, perSecond }: LoadOrder): Promise<LoadReport> => {
  const times: number[] = [];
  let wrong = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const interval = perSecond === undefined ? 0 : (senders.length / perSecond) * 1000;
  await Promise.all(
    senders.map(async (sender, n) => {
      const client = new Client(origin);
      let due = began + (n / senders.length) * interval;
      while (performance.now() < end) {
        await until(due);
        due = Math.max(due + interval, performance.now() - interval);
        const ms = await send(client, sender, expected);
        if (ms < 0) wrong += 1;
        times.push(Math.abs(ms));
      }
      await client.close();
    }),
  );
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? NaN;
  return { requests: times.length, wrong, seconds: took, p50: at(0.5), p99: at(0.99) };
});
