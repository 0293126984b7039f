// Calls that only the gateway may send, authenticated by a shared secret. A host without the secret refuses all of
// these calls.
import { createHash, timingSafeEqual } from "node:crypto";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Env } from "#host/env.ts";
import { Problem } from "#host/http/problem.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

export function assertGateway({ GATEWAY_KEY }: Pick<Env, "GATEWAY_KEY">, given: string | undefined): void {
  if (GATEWAY_KEY !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(GATEWAY_KEY))) return;
  throw new Problem(requestRefusals.gatewayOnly());
}
