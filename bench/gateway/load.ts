// Sends requests one after another on each of several connections, at full speed or at a given rate, in its own
// process. Every response must have status 200 and the expected length.
import { Client } from "undici";
import { answerOrders } from "../run/child.ts";

export interface LoadOrder {
  origin: string;
  /** one connection each */
  senders: { headers: Record<string, string>; body: string }[];
  seconds: number;
  /** requests per second over all connections; absent: full speed */
  perSecond?: number | undefined;
  /** bytes of a correct response */
  expected: number;
}

export interface LoadReport {
  requests: number;
  /** responses with another status or length */
  wrong: number;
  seconds: number;
  /** milliseconds */
  p50: number;
  p99: number;
}

/** Duration of one request in milliseconds. Negative if the response was wrong. */
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

/** Timers have millisecond resolution: requests that are due sooner are sent immediately. */
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
