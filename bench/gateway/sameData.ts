// Runs before the measurements: records the gateway's calls for the operation. The limit must then return the same data
// from the same calls, with none made twice.
import { isDeepStrictEqual } from "node:util";
import type { Contender, Contest } from "./contenders.ts";
import type { MadeCall } from "./fixedHost.ts";
import type { Operation } from "./operations.ts";
import { bodyOf, headersOf } from "./servedGateway.ts";

/** Long enough that all calls of a wave arrive before the first response. */
const APART_MS = 60;

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
  if (!answer.ok || errors !== undefined) throw new Error(`the gateway answered ${text.slice(0, 300)}`);
  return { bytes: Buffer.byteLength(text), data };
}

export interface Agreed {
  /** of a correct response of each */
  bytes: { gateway: number; limit: number };
  /** names of the calls made for one gateway request */
  calls: string[];
  waves: number;
}

const wavesOf = (made: readonly MadeCall[]): MadeCall[][] => [...Map.groupBy(made, ({ wave }) => wave).values()];
const namesOf = (made: readonly MadeCall[]) => made.map(({ name }) => name).toSorted();

/** The member's state is fetched once every ten seconds, which can happen between two compared requests. */
const TRIES = 3;

export async function agree(contest: Contest, operation: Operation, tries = TRIES): Promise<Agreed> {
  try {
    return await agreeOnce(contest, operation);
  } catch (error) {
    if (tries === 1) throw error;
    return agree(contest, operation, tries - 1);
  }
}

async function agreeOnce({ gateway, limit, host, limitProcess }: Contest, operation: Operation): Promise<Agreed> {
  await ask(gateway, operation);
  await host.ask({ delay: APART_MS });
  const { data } = await ask(gateway, operation);
  const { made } = await host.ask({});
  const waves = wavesOf(made);
  await limitProcess.ask({ learn: { id: operation.id, waves, data } });
  const ours = await ask(gateway, operation);
  const { made: again } = await host.ask({});
  const theirs = await ask(limit, operation);
  const { made: byLimit } = await host.ask({});
  const twice = made.filter(({ name, body }, n) => made.findIndex((one) => one.name === name && one.body === body) < n);
  if (twice.length > 0) throw new Error(`the gateway made calls twice: ${namesOf(twice).join(", ")}`);
  if (!isDeepStrictEqual(namesOf(made), namesOf(again)) || !isDeepStrictEqual(namesOf(made), namesOf(byLimit))) {
    throw new Error(`other calls were made the second time: ${namesOf(again).join(", ")}`);
  }
  if (!isDeepStrictEqual(ours.data, theirs.data)) throw new Error("the answer is another one at each request");
  return { bytes: { gateway: ours.bytes, limit: theirs.bytes }, calls: namesOf(made), waves: waves.length };
}
