// Before anything is measured: both must answer the same data, and the gateway must make exactly the distinct calls.
import type { Contender, Contest } from "./contenders.ts";
import { differences } from "./differences.ts";
import type { Operation } from "./operations.ts";
import { bodyOf, headersOf } from "./servedGateway.ts";

/** Share of the values by which a screen may have moved on since it was last written by hand. */
const MOST_LONE = 0.05;

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
  /** of a right reply of each */
  bytes: { gateway: number; limit: number };
  /** values that both answer, and the fields that one of them alone does */
  same: number;
  lone: string[];
  /** names of the calls that one request of the gateway made */
  calls: string[];
}

export async function agree(contest: Contest, operation: Operation): Promise<Agreed> {
  await ask(contest.gateway, operation); // how the member stands is asked once in ten seconds
  await contest.host.ask({});
  const ours = await ask(contest.gateway, operation);
  const { calls } = await contest.host.ask({});
  const theirs = await ask(contest.limit, operation);
  const { same, unlike, lone } = differences(ours.data, theirs.data);
  const byHand = `bench/gateway/limit/${operation.name}.ts`;
  if (unlike.length > 0)
    throw new Error(`${operation.name}: ${byHand} answers other values at ${unlike.slice(0, 5).join(", ")}`);
  const names = [...lone.keys()];
  if (lone.values().reduce((total, values) => total + values, 0) > same * MOST_LONE) {
    throw new Error(`${operation.name}: the screen has changed; bring ${byHand} up to date: ${names.join(", ")}`);
  }
  const made = Object.entries(calls).flatMap(([name, count]) => Array.from({ length: count }, () => name));
  if (made.length !== operation.calls || new Set(made).size !== made.length) {
    throw new Error(
      `${operation.name}: ${operation.calls} distinct calls are due, these were made: ${made.join(", ")}`,
    );
  }
  return { bytes: { gateway: ours.bytes, limit: theirs.bytes }, same, lone: names, calls: made };
}
