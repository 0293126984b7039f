// Who asks for an exported file, and for which item. A share link's own address names it by the link, like the page that
// the link opens: the file is then exported as for the holder of the link.
import type { IncomingMessage, ServerResponse } from "node:http";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { OperationContext, type ContextDeps, type Sender } from "#gateway/openContext.ts";
import { firstActiveProject, namedProject, type ProjectNode } from "#gateway/graph/project.ts";
import { openShare } from "#gateway/share/openShare.ts";
import { RequestRefused } from "../refusal.ts";
import { senderOf } from "../sender.ts";

export interface ExportCaller {
  sender: Sender;
  asker: OperationContext;
}

export async function exportCaller(
  deps: ContextDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ExportCaller> {
  const abort = new AbortController();
  response.once("close", () => abort.abort());
  const sender = await senderOf(request.headers, deps, abort.signal);
  return { sender, asker: new OperationContext(deps, sender) };
}

/** The caller as the holder of the link, and the item that the link names. */
export async function asLinkHolder(
  deps: ContextDeps,
  { sender, asker }: ExportCaller,
  encryptedParam: string,
): Promise<ExportCaller & { item: string }> {
  const opened = await openShare(asker, { encryptedParam });
  if (opened.problem !== undefined) throw new RequestRefused(opened.passwordNeeded ? 401 : 404, opened.problem.refusal);
  const holder = { ...sender, principal: opened.principal };
  return { sender: holder, asker: new OperationContext(deps, holder), item: opened.principal.uniqueModuleId };
}

/** A share link may exclude downloads. */
export function requireDownloads({ principal }: OperationContext): void {
  if (principal.kind === "share" && !principal.canDownload) throw new RequestRefused(403, shareRefusals.noDownloads());
}

/** The named project; without a name that of the share link, or the first that the caller sees. */
export function exportedProject(asker: OperationContext, named: string | null): Promise<ProjectNode | null> {
  const { principal } = asker;
  const id = principal.kind === "share" ? String(principal.widgetId) : named;
  return id === null ? firstActiveProject(asker) : namedProject(asker, id, "project");
}
