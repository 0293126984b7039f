// Mounts the routes in the app: requests are validated against the contract before they reach a route, and responses
// have the form of the contract. `checkAnswers` validates responses too (for tests; it costs one validation per
// response).
import type { Context } from "hono";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Endpoint, Schema } from "@sightline/schema/rest/endpoint";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { assertMayImpersonate, recordImpersonation } from "../impersonation.ts";
import type { Caller } from "#host/http/caller.ts";
import { createCallers, type Callers } from "./callers.ts";
import { logKeyRequests } from "#host/http/keys/requestLog.ts";
import { assertScope } from "#host/http/keys/scopes.ts";
import type { HostApp, HostVariables } from "#host/http/serve/hostApp.ts";
import { assertPlanRuns } from "./endedPlan.ts";
import { onceOnly } from "./idempotency.ts";
import { assertPlain } from "./plainValue.ts";
import { failureOf, lookingOnly, Problem, unauthenticated } from "#host/http/problem.ts";
import { refusal } from "./refusal.ts";
import { jsonBody } from "./requestBody.ts";
import { assertGateway } from "./gatewayKey.ts";
import { requestHeaders } from "./requestHeaders.ts";
import { type Move, RawAnswer, type Route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";

interface Mounting {
  services: Services;
  checkAnswers: boolean;
}

type C = Context<{ Variables: HostVariables }>;

/** `/user/attribute/{key}` in the router's syntax. */
const routerPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Fixed paths precede those with parameters, so that `/visitor/realtime` never matches a visitor's id. */
const parameters = (path: string) => path.split("{").length;

export function mount(app: HostApp, routes: readonly Route[], mounting: Mounting): void {
  const callers = createCallers(mounting.services);
  app.use(logKeyRequests(mounting.services));
  const paths = Map.groupBy(routes, (each) => each.endpoint.path);
  for (const [path, here] of [...paths].toSorted(([a], [b]) => parameters(a) - parameters(b))) {
    for (const each of here) {
      app.on(each.endpoint.method, routerPath(path), (c) => handle(c, each, callers, mounting));
    }
    const allow = here.map((each) => each.endpoint.method).join(", ");
    app.all(routerPath(path), (c) => {
      c.set("endpointPath", path);
      const problem = new Problem(requestRefusals.otherMethod({ methods: allow }));
      return c.json(failureOf(problem), 405, { allow });
    });
  }
}

function parse(schema: Schema | undefined, value: unknown, where: "path" | "query" | "body"): unknown {
  if (!schema) return {};
  assertPlain(value, where);
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw refusal(parsed.error.issues, where);
  return parsed.data;
}

function assertAudience(endpoint: Endpoint, anyStatus: boolean, caller: Caller): void {
  if (endpoint.audience === "anyone" || endpoint.audience === "gateway") return;
  if (caller.kind === "member" && caller.readOnly && endpoint.effect !== "read" && !anyStatus) throw lookingOnly();
  if (caller.kind === "nobody") throw unauthenticated();
  if (caller.kind === "share" && endpoint.audience === "member") {
    throw new Problem(shareRefusals.notShown());
  }
  if (caller.kind === "member" && caller.status !== 1 && !anyStatus) throw unauthenticated();
}

async function handle(
  c: C,
  { endpoint, anyStatus, onceForAnyone, run }: Route,
  callers: Callers,
  mounting: Mounting,
): Promise<Response> {
  c.set("endpointPath", endpoint.path);
  const { services } = mounting;
  const headers = requestHeaders(c, services.env.TRUSTED_PROXIES);
  if (endpoint.audience === "gateway") assertGateway(services.env, c.req.header("gatewaykey"));
  const isOpen = endpoint.audience === "anyone" || endpoint.audience === "gateway";
  const caller: Caller = isOpen ? { kind: "nobody" } : await callers.resolve(c.req.header("jwt")?.trim(), headers.ip);
  if (caller.kind === "key") c.set("usedKey", { ...caller, ip: headers.ip });
  assertAudience(endpoint, anyStatus, caller);
  assertPlanRuns(endpoint, caller);
  assertScope(endpoint, caller);
  assertMayImpersonate(endpoint, caller);
  const body = endpoint.body ? await jsonBody(c, endpoint.maxBytes) : undefined;
  const move = {
    params: parse(endpoint.params, c.req.param(), "path"),
    query: parse(endpoint.query, c.req.query(), "query"),
    body: endpoint.body ? parse(endpoint.body, body, "body") : undefined,
    caller,
    headers,
    services,
    signal: c.req.raw.signal,
  } as Move<Endpoint>;

  const key = c.req.header("idempotency-key") ?? c.req.header("x-idempotency-key");
  const isIdempotent = caller.kind === "nobody" ? onceForAnyone : endpoint.effect !== "read";
  if (key !== undefined && isIdempotent) {
    const scope = {
      caller: callerName(caller),
      endpoint: endpoint.name,
      body: JSON.stringify(body ?? null),
    };
    const work = async () => {
      const answer = await run(move);
      await recordImpersonation(endpoint, caller, services);
      return JSON.stringify(checked(endpoint, answer, mounting)) ?? "";
    };
    return answered(c, await onceOnly(services, scope, key, work, move.signal));
  }
  const answer = await run(move);
  await recordImpersonation(endpoint, caller, services);
  if (answer instanceof RawAnswer) return answer.response;
  return answered(c, JSON.stringify(checked(endpoint, answer, mounting)) ?? "");
}

function answered(c: C, text: string): Response {
  if (text === "") return c.body(null, 204, { "cache-control": "no-store" });
  return c.body(text, 200, { "cache-control": "no-store", "content-type": "application/json" });
}

function callerName(caller: Caller): string {
  if (caller.kind === "nobody") return "nobody";
  if (caller.kind === "member") return `member ${caller.userId}`;
  return caller.kind === "key" ? `key ${caller.keyId}` : `share ${caller.shareLinkId}`;
}

/** A response that violates its contract, or has additional fields, is an internal error. */
function checked(endpoint: Endpoint, answer: unknown, { checkAnswers }: Mounting): unknown {
  if (!checkAnswers) return answer;
  const wire: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const parsed = z.parse(endpoint.answer, wire);
  if (!isDeepStrictEqual(parsed, wire)) throw new Error(`${endpoint.name} answers more than its contract says`);
  return answer;
}
