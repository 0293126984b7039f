// POST /graphql. The app's own documents are executed here, directly from node:http (the direct lane). All other
// documents go through the GraphQL server with the same context, which takes 45 % more CPU for the dashboard and five
// times as much for the smallest query. Once execution has started, its outcome is the response: no operation is ever
// executed twice.
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { LIMITS } from "#gateway/engine/limits.ts";
import { maskError, maskResult } from "#gateway/engine/mask.ts";
import type { Plan } from "#gateway/engine/plan.ts";
import type { TrustedDocument } from "#gateway/engine/trustedDocuments.ts";
import { OperationContext } from "#gateway/openContext.ts";
import type { Sender } from "#gateway/openContext.ts";
import type { EndpointDeps } from "./endpointDeps.ts";
import { requireOwnPage } from "./origin.ts";
import { readParameters } from "./parameters.ts";
import type { Parameters } from "./parameters.ts";
import { BodyTooLarge, readBody } from "./readBody.ts";
import { RequestRefused } from "./refusal.ts";
import { senderOf } from "./sender.ts";
import { sendResult } from "./sendResult.ts";
import { executeWithYoga } from "./executeWithYoga.ts";

/** Aborts if the client disconnects before the response is sent. */
export function abortOnClose(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

export async function jsonBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? "")) {
    throw new RequestRefused(415, requestRefusals.notApplicationJson());
  }
  try {
    return await readBody(request, maxBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new RequestRefused(413, requestRefusals.bodyOverKilobytes({ max: maxBytes / 1024 }));
  }
}

function trustedOf(deps: EndpointDeps, parameters: Parameters, sender: Sender): TrustedDocument | undefined {
  const { id, query } = parameters;
  if (id !== undefined) {
    const found = deps.trusted.find(id);
    if (found !== undefined) return found;
    throw new RequestRefused(400, requestRefusals.unknownDocument(), "id");
  }
  if (query === undefined) throw new RequestRefused(400, requestRefusals.idOrQuery(), "query");
  if (sender.principal.kind === "tool" || deps.open) return undefined;
  throw new RequestRefused(400, requestRefusals.freeDocument(), "query");
}

const wantsStream = (accept: string | undefined): boolean =>
  accept !== undefined && /text\/event-stream|multipart\/mixed/.test(accept);

/** The direct lane for trusted documents. */
async function answer(
  plan: Plan,
  variables: Record<string, unknown>,
  context: OperationContext,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  let result;
  try {
    result = maskResult(await plan.execute(context, variables), context);
  } catch (error) {
    result = { errors: [maskError(error, context)] };
  }
  const cookie = context.changedCookie;
  // no further step for the usual response, which changes no cookie
  const settled = cookie?.settled();
  if (settled !== undefined) await settled;
  if (response.destroyed) return result;
  if (cookie !== undefined && cookie.lines.length > 0) response.setHeader("set-cookie", cookie.lines);
  await sendResult(request, response, result);
  return result;
}

export function graphqlEndpoint(deps: EndpointDeps) {
  return async function handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const started = performance.now();
    response.setHeader("cache-control", "no-store");
    const sender = await senderOf(request.headers, deps, abortOnClose(response));
    sender.requestId = requestId;
    const isTool = sender.principal.kind === "tool";
    const page = request.method === "GET" && (isTool || deps.graphiql);
    if (!page && request.method !== "POST") throw new RequestRefused(405, requestRefusals.postOnly());
    if (page) {
      const context = new OperationContext(deps, sender);
      await executeWithYoga(deps, request, response, { context, body: undefined, trusted: undefined });
      return;
    }
    if (!isTool) requireOwnPage(request.headers, deps.publicUrl);
    const body = await jsonBody(request, LIMITS.bodyBytes);
    // yoga validates the bodies of tools strictly by GraphQL over HTTP
    const parameters = readParameters(body);
    const trusted = trustedOf(deps, parameters, sender);
    const plan = trusted?.plan;
    const lasting = plan?.kind === "subscription" || (plan === undefined && wantsStream(request.headers.accept));
    const context = new OperationContext(deps, { ...sender, lasting });
    if (plan !== undefined && plan.kind !== "subscription") {
      const { errors } = await answer(plan, parameters.variables, context, { request, response });
      const seconds = (performance.now() - started) / 1000;
      deps.metrics.operation(plan, sender.principal.kind, errors?.[0]?.extensions?.["code"], seconds);
      return;
    }
    const text = trusted?.text ?? parameters.query;
    const { variables, operationName } = parameters;
    await executeWithYoga(deps, request, response, {
      context,
      body: { query: text, variables, operationName },
      trusted: plan,
    });
  };
}
