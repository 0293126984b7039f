// GET /download/visitor/ID: all data that the project stores about a visitor, as one JSON file streamed from the host.
// Requires the same permission as viewing the visitor, as defined in the permission table.
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { exportVisitor } from "@sightline/schema/rest/audience/profile";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import { visitorParts } from "#gateway/domains/audience/visitors.nodes.ts";
import { OperationContext, type ContextDeps } from "#gateway/openContext.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import { forwarded } from "#gateway/session/identify.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { headersOf } from "#gateway/upstream/headers.ts";
import { RequestRefused } from "../refusal.ts";
import { senderOf } from "../sender.ts";

const PREFIX = "/download/visitor/";

export const isVisitorFile = ({ pathname }: URL): boolean => pathname.startsWith(PREFIX);

const absent = () => new RequestRefused(404, audienceRefusals.visitorUnknown());

function namedVisitor(id: string) {
  try {
    return visitorParts(id, "id");
  } catch {
    throw absent();
  }
}

export async function visitorFile(
  deps: ContextDeps,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const abortOnClose = new AbortController();
  response.once("close", () => abortOnClose.abort());
  const sender = await senderOf(request.headers, deps, abortOnClose.signal);
  const asker = new OperationContext(deps, sender);
  const verdict = await permissions.byId.Visitor.evaluate({ asker, source: undefined, args: {} });
  if (verdict !== true) {
    const code = verdict?.code ?? "NOT_FOUND";
    throw new RequestRefused(code === "UNAUTHENTICATED" ? 401 : 403, verdict?.refusal ?? generalRefusal(code));
  }
  const { widgetId, visitorId } = namedVisitor(url.pathname.slice(PREFIX.length));
  const own = forwarded(sender.principal, { tz: asker.tz });
  const path = exportVisitor.path.replace("{visitor_id}", visitorId);
  const answer = await deps.upstreamClient
    .stream({ path, headers: headersOf({ ...own, widgetId }, false) }, abortOnClose.signal)
    .catch((error: unknown) => {
      throw new UpstreamError(generalRefusal("UPSTREAM_DOWN"), { cause: error });
    });
  if (answer.status !== 200) {
    answer.body.destroy();
    if (answer.status === 404) throw absent();
    const code = answer.status === 401 ? "UNAUTHENTICATED" : answer.status === 403 ? "FORBIDDEN" : "UPSTREAM_DOWN";
    throw new RequestRefused(code === "UPSTREAM_DOWN" ? 502 : answer.status, generalRefusal(code));
  }
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-disposition": `attachment; filename="visitor-${visitorId}.json"`,
    "cache-control": "no-store",
  });
  if (request.method === "HEAD") {
    answer.body.destroy();
    response.end();
    return;
  }
  // if the client disconnects or the host fails, the file remains incomplete
  await pipeline(answer.body, response).catch(() => response.destroy());
}
