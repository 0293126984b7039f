// A file that the host streams, for callers who may see the object that it belongs to: the rule of the permission table
// is evaluated before the host is called.
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { OperationContext, type ContextDeps } from "#gateway/openContext.ts";
import type { Asker, Rule } from "#gateway/permissions/rules.ts";
import { generalRefusal, type PublicRefusal } from "#gateway/upstream/errors.ts";
import { RequestRefused } from "../refusal.ts";
import { senderOf } from "../sender.ts";
import { openHostFile, type HostFile } from "./hostFile.ts";

export interface StreamedFile {
  rule: Rule;
  /** the arguments of the rule */
  args?: Record<string, unknown>;
  /** null: the address names no object */
  find(): (HostFile & { headers: Record<string, string> }) | null;
  /** the refusal if there is no such object */
  absent: PublicRefusal;
}

/** Throws the refusal of a caller who may not see the object. */
export async function requirePermission(
  rule: Rule,
  asker: Asker,
  args: Record<string, unknown>,
  source?: unknown,
): Promise<void> {
  const verdict = await rule.evaluate({ asker, source, args });
  if (verdict === true) return;
  const code = verdict?.code ?? "NOT_FOUND";
  throw new RequestRefused(code === "UNAUTHENTICATED" ? 401 : 403, verdict?.refusal ?? generalRefusal(code));
}

export async function streamFile(
  deps: ContextDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { rule, args = {}, find, absent }: StreamedFile,
): Promise<void> {
  const abortOnClose = new AbortController();
  response.once("close", () => abortOnClose.abort());
  const sender = await senderOf(request.headers, deps, abortOnClose.signal);
  const asker = new OperationContext(deps, sender);
  await requirePermission(rule, asker, args);
  const file = find();
  if (file === null) throw new RequestRefused(404, absent);
  const body = await openHostFile(deps, file, { sender, asker, absent });
  response.writeHead(200, { ...file.headers, "cache-control": "no-store" });
  if (request.method === "HEAD") {
    body.destroy();
    response.end();
    return;
  }
  // if the client disconnects or the host fails, the file remains incomplete
  await pipeline(body, response).catch(() => response.destroy());
}
