// POST /error-log/source-map?project=ID&release=1.4.2&file=assets/shop.js: uploads a source map as a raw body, because
// it is larger than an operation may be. Requires the same permission as deleting one.
import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_SOURCE_MAP } from "@sightline/schema/rest/errors/sourceMaps";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { uploadSourceMap } from "#gateway/domains/errors/maps.upstream.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { OperationContext } from "#gateway/openContext.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import type { EndpointDeps } from "../endpointDeps.ts";
import { abortOnClose } from "../graphqlEndpoint.ts";
import { requireOwnPage } from "../origin.ts";
import { BodyTooLarge, readBody } from "../readBody.ts";
import { RequestRefused, sendJson } from "../refusal.ts";
import { senderOf } from "../sender.ts";

export const isSourceMapUpload = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  pathname === "/error-log/source-map" && method === "POST";

const statuses: Partial<Record<UpstreamError["code"], number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INVALID: 400,
  NOT_FOUND: 404,
  PLAN_LIMIT: 403,
};

async function readMap(request: IncomingMessage): Promise<string> {
  try {
    return (await readBody(request, MAX_SOURCE_MAP)).toString("utf8");
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new RequestRefused(413, errorsRefusals.sourceMapTooLarge(), "map");
  }
}

export async function sourceMapUpload(
  deps: EndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { searchParams }: URL,
): Promise<void> {
  response.setHeader("cache-control", "no-store");
  const sender = await senderOf(request.headers, deps, abortOnClose(response));
  if (sender.principal.kind !== "tool") requireOwnPage(request.headers, deps.publicUrl);
  const asker = new OperationContext(deps, sender);
  const verdict = await permissions.Mutation.deleteSourceMap.evaluate({ asker, source: undefined, args: {} });
  if (verdict !== true) {
    const code = verdict?.code ?? "FORBIDDEN";
    throw new RequestRefused(statuses[code] ?? 403, verdict?.refusal ?? generalRefusal(code));
  }
  try {
    const { widget_id } = await namedProject(asker, searchParams.get("project") ?? "", "project");
    const map = await readMap(request);
    const about = { widget_id, release: searchParams.get("release") ?? "", file: searchParams.get("file") ?? "" };
    const { file, sources } = await uploadSourceMap(asker.upstream, { ...about, map });
    sendJson(response, 200, { file, sources });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    throw new RequestRefused(statuses[error.code] ?? 502, error.refusal, error.field);
  }
}
