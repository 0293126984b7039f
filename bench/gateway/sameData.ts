// Runs before the measurements: records the gateway's calls for the operation. The limit must then return the same data
// from the same calls, with none made twice.
import { isDeepStrictEqual } from "node:util";
import type { MadeCall } from "../product/hostProxy.ts";
import type { Operation } from "../product/operations.ts";
import { bodyOf, headersOf, send } from "../product/servedGateway.ts";
import type { Reply } from "../product/servedGateway.ts";
import type { Contender, Contest } from "./contenders.ts";

/** Long enough that all calls of a wave arrive before the first response. */
const APART_MS = 60;

const ask = ({ origin, cookies: [cookie = ""] }: Contender, operation: Operation): Promise<Reply> =>
  send(origin, headersOf(cookie), bodyOf(operation));

export interface Agreed {
  /** of a correct response of each: the length of its body, and its size with headers */
  length: { gateway: number; limit: number };
  bytes: { gateway: number; limit: number };
  /** names of the calls made for one gateway request */
  calls: string[];
  waves: number;
}

const namesOf = (made: readonly MadeCall[]) => made.map(({ name }) => name).toSorted();

/** Calls of one wave run concurrently, the next wave starts after all of them have been answered. */
export const wavesOf = (made: readonly MadeCall[]): MadeCall[][] => [...Map.groupBy(made, ({ wave }) => wave).values()];

export function repeatedCalls(made: readonly MadeCall[]): string[] {
  const same = (one: MadeCall, other: MadeCall) =>
    one.method === other.method &&
    one.path === other.path &&
    one.body === other.body &&
    one.widgetid === other.widgetid;
  return namesOf(made.filter((call, n) => made.findIndex((each) => same(each, call)) < n));
}

/** The member's state is fetched once every ten seconds, which can happen between two compared requests. */
const ATTEMPTS = 3;

export async function agree(contest: Contest, operation: Operation, attempts = ATTEMPTS): Promise<Agreed> {
  try {
    return await agreeOnce(contest, operation);
  } catch (error) {
    if (attempts === 1) throw error;
    return agree(contest, operation, attempts - 1);
  }
}

async function agreeOnce({ gateway, limit, proxy, limitProcess }: Contest, operation: Operation): Promise<Agreed> {
  await ask(gateway, operation);
  await proxy.ask({ replay: true, delay: APART_MS });
  const { data } = await ask(gateway, operation);
  const { made } = await proxy.ask({ replay: true });
  const waves = wavesOf(made);
  await limitProcess.ask({ learn: { id: operation.id, waves, data } });
  const ours = await ask(gateway, operation);
  const { made: again } = await proxy.ask({ replay: true });
  const theirs = await ask(limit, operation);
  const { made: byLimit } = await proxy.ask({ replay: true });
  const repeated = repeatedCalls(made);
  if (repeated.length > 0) throw new Error(`the gateway made calls twice: ${repeated.join(", ")}`);
  if (!isDeepStrictEqual(namesOf(made), namesOf(again)) || !isDeepStrictEqual(namesOf(made), namesOf(byLimit))) {
    const calls = [made, again, byLimit].map((all) => namesOf(all).join(", "));
    throw new Error(`the calls differ: recorded ${calls[0]}; then ${calls[1]}; of the limit ${calls[2]}`);
  }
  if (!isDeepStrictEqual(ours.data, theirs.data)) throw new Error("the data of two responses differ");
  return {
    length: { gateway: ours.length, limit: theirs.length },
    bytes: { gateway: ours.bytes, limit: theirs.bytes },
    calls: namesOf(made),
    waves: waves.length,
  };
}
