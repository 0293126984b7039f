import type { ApiRequest, RequestOutcome } from "@sightline/schema/rest/integrations/developer";
import type { EntityStore } from "#host/stores/entities.ts";

/** From (inclusive) and to (exclusive). */
const statuses: Record<RequestOutcome, readonly [number, number]> = {
  ok: [100, 400],
  refused: [400, 500],
  failed: [500, 600],
};

interface Wanted {
  companyId: number;
  outcome?: RequestOutcome | undefined;
  keyId?: number | undefined;
}

/** Entries of the request log, newest first. */
export function apiRequests(entities: EntityStore, { companyId, outcome, keyId }: Wanted) {
  let lines = entities
    .selectFrom("api_request")
    .innerJoin("api_key", "api_key.key_id", "api_request.key_id")
    .select(["api_request_id", "api_request.at", "method", "path", "status", "ms", "api_request.key_id"])
    .select(["api_key.name as key_name", "request_id", "address_kind"])
    .where("api_request.company_id", "=", companyId)
    .orderBy("api_request_id", "desc");
  if (outcome) {
    const [from, to] = statuses[outcome];
    lines = lines.where("status", ">=", from).where("status", "<", to);
  }
  return keyId === undefined ? lines : lines.where("api_request.key_id", "=", keyId);
}

type Row = Awaited<ReturnType<ReturnType<typeof apiRequests>["execute"]>>[number];

export const apiRequestOf = ({ address_kind, at, ...row }: Row): ApiRequest => ({
  ...row,
  from: address_kind,
  at: at.toISOString(),
});
