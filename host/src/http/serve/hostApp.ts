// An app with the middleware for all of the host's responses: request id, nosniff, errors as JSON, request metrics.
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { answerFailure } from "./failures.ts";
import type { UsedKey } from "#host/http/caller.ts";
import type { Metrics } from "./metrics.ts";
import { Problem } from "#host/http/problem.ts";

export interface HostVariables {
  requestId: string;
  /** path of the endpoint, with parameter names */
  endpointPath: string;
  /** the API key of the request, once it is validated */
  usedKey?: UsedKey;
}
export type HostApp = Hono<{ Variables: HostVariables }>;

export function createHostApp({ log, metrics }: { log: Logger; metrics: Metrics }): HostApp {
  const app: HostApp = new Hono<{ Variables: HostVariables }>();
  app.use(async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    const started = performance.now();
    await next();
    // Context.header() would copy the response, which then no longer takes the server's quick path
    const { headers } = c.res;
    headers.set("x-request-id", requestId);
    headers.set("x-content-type-options", "nosniff");
    const seconds = (performance.now() - started) / 1000;
    const path = c.get("endpointPath") ?? routePath(c, -1);
    metrics.requests.observe({ method: c.req.method, path, status: String(c.res.status) }, seconds);
    log.debug({ requestId, method: c.req.method, path, status: c.res.status, seconds }, "answered");
  });
  app.onError((error, c) => answerFailure(error, c, c.get("requestId"), log));
  app.notFound((c) => answerFailure(new Problem(requestRefusals.addressNotFound()), c, c.get("requestId"), log));
  return app;
}
