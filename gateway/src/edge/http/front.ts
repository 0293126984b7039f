// The entry point of all HTTP requests: operations, pictures, health checks and the app itself.
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { requestIdOf } from "#gateway/telemetry/requestId.ts";
import { isRoute, sendPage } from "./brandPage.ts";
import { csvEndpoint } from "./csv/csvEndpoint.ts";
import { graphqlEndpoint } from "./graphqlEndpoint.ts";
import type { EndpointDeps } from "./endpointDeps.ts";
import { health } from "./health.ts";
import type { HealthDeps } from "./health.ts";
import { reference } from "./reference.ts";
import { providerEndpoints } from "./providerEndpoints.ts";
import type { ProviderDeps } from "./providerEndpoints.ts";
import { isPicture, picture } from "./picture.ts";
import { RequestRefused, sendJson, sendNotFound, sendRefusal } from "./refusal.ts";
import { isSourceMapUpload, sourceMapUpload } from "./files/sourceMapUpload.ts";
import { heatmapExport } from "./exports/heatmapExport.ts";
import { recordingExport } from "./exports/recordingExport.ts";
import { heatmapSnapshot } from "./files/heatmapSnapshot.ts";
import { recordingEvents } from "./files/recordingEvents.ts";
import { streamFile } from "./files/streamedFile.ts";
import { visitorFile } from "./files/visitorFile.ts";
import { REPLAY_FRAME, setReplayHeaders } from "./securityHeaders.ts";
import type { StaticFiles } from "./staticFiles.ts";

/** The development server of the web app; handles requests that no other handler took. */
export type DevServer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FrontDeps extends EndpointDeps, HealthDeps, Pick<ProviderDeps, "providers"> {
  files: StaticFiles;
  devServer?: DevServer | undefined;
  secure(response: ServerResponse): void;
}

/** Parsed once because it is requested so often. */
const OPERATIONS = new URL("http://gateway/graphql");

const statuses: Partial<Record<UpstreamError["code"], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INVALID: 400,
  NOT_FOUND: 404,
};

export function front(deps: FrontDeps) {
  const graphql = graphqlEndpoint(deps);
  const csv = csvEndpoint(deps);
  const providers = providerEndpoints(deps);

  async function serve(request: IncomingMessage, response: ServerResponse, url: URL, requestId: string): Promise<void> {
    const { pathname } = url;
    if (pathname === OPERATIONS.pathname) return graphql(request, response, requestId);
    if (pathname === "/export.csv" && request.method === "POST") return csv(request, response, requestId);
    if (isSourceMapUpload(request, url)) return sourceMapUpload(deps, request, response, url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      sendJson(response, 405, { message: "Only GET and HEAD are answered here" });
      return;
    }
    if (await health(deps, url, request, response)) return;
    if (await reference(deps, pathname, request, response)) return;
    if (await providers(request, response, url)) return;
    if (isPicture(url)) return picture(deps.upstreamClient, request, response, url);
    if (await recordingExport(deps, request, response, url)) return;
    if (await heatmapExport(deps, request, response, url)) return;
    const file = visitorFile(url) ?? recordingEvents(url) ?? heatmapSnapshot(url);
    if (file !== undefined) return streamFile(deps, request, response, file);
    if (pathname === REPLAY_FRAME) setReplayHeaders(response);
    if (deps.devServer !== undefined) {
      deps.devServer(request, response);
      return;
    }
    if (await deps.files.serve(request, response, pathname)) return;
    const { page } = deps.files;
    if (page !== undefined && isRoute(pathname)) return sendPage(deps, page, pathname, request, response);
    sendNotFound(response);
  }

  function fail(error: unknown, response: ServerResponse, requestId: string): void {
    if (error instanceof RequestRefused) return sendRefusal(response, error, requestId);
    if (error instanceof UpstreamError) {
      const status = statuses[error.code] ?? 500;
      return sendRefusal(response, new RequestRefused(status, error.refusal, error.field), requestId);
    }
    if (response.destroyed) return;
    deps.log.error({ requestId, err: error }, "a request failed");
    if (response.headersSent) response.destroy();
    else sendRefusal(response, new RequestRefused(500, generalRefusal("INTERNAL")), requestId);
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const requestId = requestIdOf(request.headers["x-request-id"]);
    const started = performance.now();
    deps.secure(response);
    response.setHeader("x-request-id", requestId);
    let url: URL;
    try {
      url = request.url === OPERATIONS.pathname ? OPERATIONS : new URL(request.url ?? "/", "http://gateway");
    } catch {
      sendRefusal(response, new RequestRefused(400, requestRefusals.malformedAddress()), requestId);
      return;
    }
    response.once("close", () => {
      const ms = Math.round(performance.now() - started);
      const line = { requestId, method: request.method, path: url.pathname, status: response.statusCode, ms };
      if (response.statusCode >= 500 || ms > 2000) deps.log.info(line, "request");
      else deps.log.debug(line, "request");
    });
    serve(request, response, url, requestId).catch((error: unknown) => fail(error, response, requestId));
  };
}
