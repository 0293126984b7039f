// The user's role, asked of the API host and remembered for ten seconds, as any endpoint must that lets roles decide.
import { getUser } from "@sightline/schema/rest/account/account";
import type { User } from "@sightline/schema/rest/account/account";
import type { Ask, Who } from "./pool.ts";

const REMEMBERED_MS = 10_000;
const known = new Map<string, { until: number; role: number }>();

export async function roleOf(ask: Ask, who: Who): Promise<number> {
  const remembered = known.get(who.jwt);
  if (remembered && remembered.until > Date.now()) return remembered.role;
  const { role } = (await ask(getUser, who)) as User;
  known.set(who.jwt, { until: Date.now() + REMEMBERED_MS, role });
  return role;
}
