import type {
  ApiKey as WireKey,
  ApiRequest as WireRequest,
  ApiScope as WireScope,
} from "@sightline/schema/rest/integrations/developer";
import type { ApiKey, ApiRequest, ApiScope } from "#gateway/__generated__/resolverTypes.ts";
import { roleFromWire, upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export const scopeToWire: Record<ApiScope, WireScope> = {
  READ_REPORTS: "read:reports",
  READ_ACCOUNT: "read:account",
  WRITE_PROJECTS: "write:projects",
  WRITE_ALL: "write:all",
};
const scopeFromWire: Record<WireScope, ApiScope> = {
  "read:reports": "READ_REPORTS",
  "read:account": "READ_ACCOUNT",
  "write:projects": "WRITE_PROJECTS",
  "write:all": "WRITE_ALL",
};

export interface ApiKeySource extends ApiKey {
  __typename: "ApiKey";
  /** the host's id */
  keyId: number;
}

export const apiKeyOf = (key: WireKey): ApiKeySource => ({
  __typename: "ApiKey",
  id: toGlobalId("ApiKey", key.key_id),
  keyId: key.key_id,
  name: key.name,
  keyStart: key.key_start,
  scopes: key.scopes.map((scope) => scopeFromWire[scope]),
  createdBy: key.created_by,
  role: roleFromWire[key.role],
  createdAt: key.created_at,
  expiresAt: key.expires_at,
  lastUsedAt: key.last_used_at,
  lastUsedFrom: key.last_used_from === null ? null : upper(key.last_used_from),
});

/** Newest first. */
export const apiKeyKey = ({ keyId }: ApiKeySource) => [-keyId];

export interface ApiRequestSource extends ApiRequest {
  __typename: "ApiRequest";
  /** the host's id */
  number: number;
}

export const apiRequestOf = (line: WireRequest): ApiRequestSource => ({
  __typename: "ApiRequest",
  id: toGlobalId("ApiRequest", line.api_request_id),
  number: line.api_request_id,
  at: line.at,
  method: line.method,
  path: line.path,
  status: line.status,
  ms: line.ms,
  keyName: line.key_name,
  requestId: line.request_id,
  from: upper(line.from),
});
