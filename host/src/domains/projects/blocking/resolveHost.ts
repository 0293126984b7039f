import { lookup } from "node:dns/promises";
import { isOnThisMachine, type PublishedAddresses } from "@sightline/schema/rest/network/loopback";
import { isPublicAddress } from "@sightline/schema/rest/network/publicAddress";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { Problem } from "#host/http/problem.ts";

const PATIENCE_MS = 3000;

/**
 * Resolves all addresses of a host name, in a fixed order; throws if there are none. Names in private networks have
 * none, so that the names and addresses of the host's own network are not revealed. On a developer's own machine, they
 * are allowed.
 */
export async function resolveHost(env: PublishedAddresses, name: string): Promise<string[]> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener("abort", () => reject(new Error("the name servers did not answer in time")), { once: true });
  });
  const found = await Promise.race([lookup(name, { all: true }).catch(() => []), tooLate]);
  const addresses = [...new Set(found.map(({ address }) => address))].toSorted();
  const isUsable = isOnThisMachine(env) || addresses.every(isPublicAddress);
  if (addresses.length === 0 || !isUsable) throw new Error("the name resolves to no public address");
  return addresses;
}

export async function resolvedOrRefused(env: PublishedAddresses, name: string): Promise<string[]> {
  try {
    return await resolveHost(env, name);
  } catch {
    throw new Problem(projectsRefusals.hostWithoutAddress({ name }), { field: "value" });
  }
}
