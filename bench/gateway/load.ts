// Sends one request after the other on each of some connections, for a while, in a process of its own; every reply must
// have status 200 and the length that is known to be right.
import { Client } from "undici";
import { answerOrders } from "../run/child.ts";

export interface LoadOrder {
  origin: string;
  /** one connection each */
  senders: { headers: Record<string, string>; body: string }[];
  seconds: number;
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

answerOrders(async ({ origin, senders, seconds, expected }: LoadOrder): Promise<LoadReport> => {
  const times: number[] = [];
  let wrong = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    senders.map(async (sender) => {
      const client = new Client(origin);
      while (performance.now() < end) {
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
