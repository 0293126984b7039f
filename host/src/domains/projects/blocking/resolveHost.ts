import { lookup } from "node:dns/promises";
import { Problem } from "#host/http/problem.ts";

const PATIENCE_MS = 3000;

/** Every address of a host name, in a fixed order; throws where it has none. */
export async function resolveHost(name: string): Promise<string[]> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener("abort", () => reject(new Error("the name servers did not answer in time")), { once: true });
  });
  const found = await Promise.race([lookup(name, { all: true }), tooLate]);
  return [...new Set(found.map(({ address }) => address))].toSorted();
}

export async function resolvedOrRefused(name: string): Promise<string[]> {
  try {
    return await resolveHost(name);
  } catch {
    throw new Problem("INVALID", `${name} resolves to no address; check its spelling`, { field: "value" });
  }
}
