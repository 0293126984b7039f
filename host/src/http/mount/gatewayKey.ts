// Calls that only the gateway may send: it proves itself by a secret that both were given. A host without one takes no
// such call at all.
import { createHash, timingSafeEqual } from "node:crypto";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Env } from "#host/env.ts";
import { Problem } from "#host/http/problem.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

export function assertGateway({ GATEWAY_KEY }: Pick<Env, "GATEWAY_KEY">, given: string | undefined): void {
  if (GATEWAY_KEY !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(GATEWAY_KEY))) return;
  throw new Problem(requestRefusals.gatewayOnly());
}
