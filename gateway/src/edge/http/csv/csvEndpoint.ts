// POST /export.csv: a whole table as a file, or for the app, which accepts JSON, as an array per line without a header.
// The app's own query selects the list, which is requested page by page and written as it arrives, so permissions, share
// links and plans apply as on the screen. Only one page is in memory at a time.
// All pages stand at the moment of the first: what happens meanwhile is left out, so that no row moves from one page to
// another. Only what reaches the host late, from a browser that was without a network, can still come in between.
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LIMITS } from "#gateway/engine/limits.ts";
import { maskResult } from "#gateway/engine/mask.ts";
import type { ErrorCode } from "@sightline/schema/rest/errorCodes";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";
import { exportsRefusals } from "@sightline/schema/rest/refusals/exports";
import { generalRefusal } from "#gateway/upstream/errors.ts";
import { OperationContext } from "#gateway/openContext.ts";
import type { EndpointDeps } from "../endpointDeps.ts";
import { jsonBody, abortOnClose } from "../graphqlEndpoint.ts";
import { requireOwnPage } from "../origin.ts";
import { RequestRefused } from "../refusal.ts";
import { senderOf } from "../sender.ts";
import { at, csvLine } from "./csvLine.ts";
import { csvPages, type CsvPage } from "./csvPages.ts";
import { readCsvQuestion, type CsvQuestion } from "./csvQuestion.ts";
import { listPlan } from "./listPlan.ts";

/** The byte order mark makes Excel read the file as UTF-8. */
const MARK = "\ufeff";

const JSON_LINES = "application/jsonl";
const jsonLine = (values: readonly unknown[]): string => `${JSON.stringify(values.map((value) => value ?? null))}\n`;

function cellOf(row: unknown, { value: path, labels }: CsvQuestion["columns"][number]): unknown {
  const value = at(row, path);
  return labels && Object.hasOwn(labels, String(value)) ? labels[String(value)] : value;
}

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INVALID: 400,
  NOT_FOUND: 404,
};

function refusalOf(failed: CsvPage["failed"]): RequestRefused {
  const [error] = failed ?? [];
  if (error === undefined) return new RequestRefused(404, exportsRefusals.listMissing(), "rows");
  const { code = "INTERNAL", ...translation } = (error.extensions ?? {}) as { code?: ErrorCode } & Partial<Message>;
  const refusal = { ...generalRefusal(code), ...translation, message: error.message };
  return new RequestRefused(statuses[code] ?? 502, refusal, "rows");
}

export function csvEndpoint(deps: EndpointDeps) {
  return async function handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    response.setHeader("cache-control", "no-store");
    const sender = await senderOf(request.headers, deps, abortOnClose(response));
    sender.requestId = requestId;
    sender.asOf = deps.now();
    if (sender.principal.kind === "share" && !sender.principal.canDownload) {
      throw new RequestRefused(403, shareRefusals.noDownloads());
    }
    if (sender.principal.kind !== "tool") requireOwnPage(request.headers, deps.publicUrl);
    const question = readCsvQuestion(await jsonBody(request, LIMITS.bodyBytes));
    const { variables, rows, columns } = question;
    const { plan, paging } = listPlan(deps.trusted, question);
    const isJson = request.headers.accept === JSON_LINES;
    const lineOf = isJson ? jsonLine : csvLine;
    const ask = async (requested: Record<string, unknown>) => {
      const context = new OperationContext(deps, sender);
      return maskResult(await plan.execute(context, requested), context);
    };
    for await (const { rows: list, failed } of csvPages({ rows, paging }, variables, ask)) {
      if (failed) {
        if (!response.headersSent) throw refusalOf(failed);
        // a partial file would look complete
        response.destroy();
        return;
      }
      if (response.destroyed) return;
      if (!response.headersSent) {
        response.writeHead(200, {
          "content-type": isJson ? JSON_LINES : "text/csv; charset=utf-8",
          "content-disposition": "attachment",
        });
        if (!isJson) response.write(MARK + csvLine(columns.map(({ title }) => title)));
      }
      const text = list.map((row) => lineOf(columns.map((column) => cellOf(row, column)))).join("");
      if (text && !response.write(text)) await once(response, "drain", { signal: sender.signal });
    }
    response.end();
  };
}
