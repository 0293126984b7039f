// Developer access for a company's own programs: API keys, and the log of their requests.
import { z } from "zod";
import { Role } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";

/**
 * The permissions of a key, limited by the role of the member who created it. `write:all` includes all others. Reports
 * are everything that share links can show. The account is the company with its members, plan, usage and share links.
 * The list of projects and `/user` are available to every key.
 */
export const ApiScope = z.enum(["read:reports", "read:account", "write:projects", "write:all"]);
export type ApiScope = z.infer<typeof ApiScope>;

/**
 * The type of the IP address that a request came from, as seen by the host: its own machine, a private network, or the
 * internet.
 */
export const AddressKind = z.enum(["loopback", "private", "ipv4", "ipv6"]);
export type AddressKind = z.infer<typeof AddressKind>;

export const ApiKey = z.object({
  key_id: z.number().int(),
  name: z.string(),
  /** the first characters of the key, to distinguish keys; empty for keys older than this field */
  key_start: z.string(),
  scopes: z.array(ApiScope),
  /** the member whose role and projects limit the key */
  created_by: z.string(),
  role: Role,
  created_at: z.iso.datetime(),
  /** null: it does not expire */
  expires_at: z.iso.datetime().nullable(),
  /** to the minute */
  last_used_at: z.iso.datetime().nullable(),
  last_used_from: AddressKind.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const KEY_LIMITS = { name: 80, days: 3660, keys: 100 } as const;

const keyId = z.number().int().positive().max(2_147_483_647);

export const getApiKeys = endpoint({
  name: "getApiKeys",
  method: "POST",
  path: "/developer/key/list",
  summary: "The company's API keys, newest first, including expired but not revoked ones. Owners and admins.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({ rows: z.array(ApiKey) }),
});

/** The key is returned once. Only its hash is stored. */
export const createApiKey = endpoint({
  name: "createApiKey",
  method: "POST",
  path: "/developer/key/create",
  summary: "Create an API key. Signed-in owners and admins; not with an API key.",
  effect: "add",
  audience: "member",
  body: z.object({
    name: z.string().trim().min(1).max(KEY_LIMITS.name),
    scopes: z.array(ApiScope).min(1).max(ApiScope.options.length),
    /** days until the key expires; absent: never */
    expires_in_days: z.number().int().min(1).max(KEY_LIMITS.days).optional(),
  }),
  answer: z.object({ row: ApiKey, key: z.string() }),
});

export const deleteApiKey = endpoint({
  name: "deleteApiKey",
  method: "POST",
  path: "/developer/key/delete",
  summary: "Revoke an API key, effective within 2 seconds. Signed-in owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ key_id: keyId }),
  answer: z.object({ key_id: keyId }),
});

export const ApiRequest = z.object({
  api_request_id: z.number().int(),
  at: z.iso.datetime(),
  method: z.string(),
  path: z.string(),
  status: z.number().int(),
  /** until the response was ready */
  ms: z.number().int(),
  key_id: z.number().int(),
  key_name: z.string(),
  /** the same for all calls of one GraphQL operation */
  request_id: z.string(),
  from: AddressKind,
});
export type ApiRequest = z.infer<typeof ApiRequest>;

/** Succeeded, rejected (4xx) or failed (5xx). */
export const RequestOutcome = z.enum(["ok", "refused", "failed"]);
export type RequestOutcome = z.infer<typeof RequestOutcome>;

/** Days, and entries per company, that the log retains. */
export const LOG_LIMITS = { days: 14, lines: 50_000 } as const;

export const getApiRequests = endpoint({
  name: "getApiRequests",
  method: "POST",
  path: "/developer/log",
  summary: "The requests made with the company's API keys in the last 14 days, newest first. Owners and admins.",
  effect: "read",
  audience: "member",
  body: z.object({
    outcome: RequestOutcome.optional(),
    key_id: keyId.optional(),
    /** only entries older than this one */
    before_id: keyId.optional(),
    limit: z.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ rows: z.array(ApiRequest), total: z.number().int() }),
});
