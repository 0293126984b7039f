// Before anything is measured: both must answer the same data, and the gateway must make exactly the distinct calls.
import { isDeepStrictEqual } from "node:util";
import type { Contender, Contest } from "./contenders.ts";
import type { Operation } from "./operations.ts";
import { bodyOf, headersOf } from "./servedGateway.ts";

interface Reply {
  bytes: number;
  data: unknown;
}

async function ask({ origin, cookies: [cookie = ""] }: Contender, operation: Operation): Promise<Reply> {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: headersOf(cookie),
    body: bodyOf(operation),
  });
  const text = await answer.text();
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (!answer.ok || errors !== undefined) throw new Error(`${operation.name} was answered: ${text.slice(0, 500)}`);
  return { bytes: Buffer.byteLength(text), data };
}

export interface Agreed {
  gatewayBytes: number;
  limitBytes: number;
  /** names of the calls that one request of the gateway made */
  calls: string[];
}

export async function agree(contest: Contest, operation: Operation): Promise<Agreed> {
  await ask(contest.gateway, operation); // how the member stands is asked once in ten seconds
  await contest.host.ask({});
  const ours = await ask(contest.gateway, operation);
  const { calls } = await contest.host.ask({});
  const theirs = await ask(contest.limit, operation);
  if (!isDeepStrictEqual(ours.data, theirs.data)) {
    throw new Error(
      `${operation.name}: the gateway and the limit answer different data:\n` +
        `${JSON.stringify(ours.data).slice(0, 2000)}\n${JSON.stringify(theirs.data).slice(0, 2000)}`,
    );
  }
  const made = Object.entries(calls).flatMap(([name, count]) => Array.from({ length: count }, () => name));
  if (made.length !== operation.calls || new Set(made).size !== made.length) {
    throw new Error(
      `${operation.name}: ${operation.calls} distinct calls are due, these were made: ${made.join(", ")}`,
    );
  }
  return { gatewayBytes: ours.bytes, limitBytes: theirs.bytes, calls: made };
}
