// A file that the host streams, for callers who may see the object that it belongs to: the rule of the permission table
// is evaluated before the host is called.
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { OperationContext, type ContextDeps } from "#gateway/openContext.ts";
import type { Rule } from "#gateway/permissions/rules.ts";
import { forwarded } from "#gateway/session/identify.ts";
import { generalRefusal, UpstreamError, type PublicRefusal } from "#gateway/upstream/errors.ts";
import { headersOf } from "#gateway/upstream/headers.ts";
import { RequestRefused } from "../refusal.ts";
import { senderOf } from "../sender.ts";

interface HostFile {
  widgetId: number;
  /** of the host */
  path: string;
  headers: Record<string, string>;
}

export interface StreamedFile {
  rule: Rule;
  /** null: the address names no object */
  find(): HostFile | null;
  /** the refusal if there is no such object */
  absent: PublicRefusal;
}

export async function streamFile(
  deps: ContextDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { rule, find, absent }: StreamedFile,
): Promise<void> {
  const abortOnClose = new AbortController();
  response.once("close", () => abortOnClose.abort());
  const sender = await senderOf(request.headers, deps, abortOnClose.signal);
  const asker = new OperationContext(deps, sender);
  const verdict = await rule.evaluate({ asker, source: undefined, args: {} });
  if (verdict !== true) {
    const code = verdict?.code ?? "NOT_FOUND";
    throw new RequestRefused(code === "UNAUTHENTICATED" ? 401 : 403, verdict?.refusal ?? generalRefusal(code));
  }
  const file = find();
  if (file === null) throw new RequestRefused(404, absent);
  const own = forwarded(sender.principal, { tz: asker.tz });
  const answer = await deps.upstreamClient
    .stream({ path: file.path, headers: headersOf({ ...own, widgetId: file.widgetId }, false) }, abortOnClose.signal)
    .catch((error: unknown) => {
      throw new UpstreamError(generalRefusal("UPSTREAM_DOWN"), { cause: error });
    });
  if (answer.status !== 200) {
    answer.body.destroy();
    if (answer.status === 404) throw new RequestRefused(404, absent);
    const code = answer.status === 401 ? "UNAUTHENTICATED" : answer.status === 403 ? "FORBIDDEN" : "UPSTREAM_DOWN";
    throw new RequestRefused(code === "UPSTREAM_DOWN" ? 502 : answer.status, generalRefusal(code));
  }
  response.writeHead(200, { ...file.headers, "cache-control": "no-store" });
  if (request.method === "HEAD") {
    answer.body.destroy();
    response.end();
    return;
  }
  // if the client disconnects or the host fails, the file remains incomplete
  await pipeline(answer.body, response).catch(() => response.destroy());
}
