// The only client of the gateway for queries and mutations. Sends the id of a trusted document, never its text. Aborts
// requests without subscribers. Converts every failure to a GatewayError.
import {
  Observable,
  type FetchFunction,
  type IEnvironment,
  type GraphQLResponse,
  type GraphQLSingularResponse,
} from "relay-runtime";
import { activeProject } from "./project/activeProject.ts";
import { sessionCredentials } from "./embedded.ts";
import { GatewayError, toGatewayError } from "./gatewayError.ts";
import { textsForAnswer } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { sessionEnded } from "./sessionEnd.ts";
import { translateProblems } from "./translateProblems.ts";
import { noteAnswer } from "./trouble.ts";
import { hoursFromUtc } from "./zone.ts";

/** Read on every request, because a share link's token is renewed while its page is open. */
export type ShareToken = (() => string) | undefined;

/** Of the environment in which a share link is shown. */
export const shareTokenOf = (environment: IEnvironment): ShareToken =>
  (environment.options as { shareToken?: ShareToken } | undefined)?.shareToken;

/** A share link's project comes from its grant, so its requests don't send one. */
export function projectOf(shareToken: ShareToken): { widgetid?: string } {
  const widgetid = shareToken ? undefined : activeProject();
  return widgetid === undefined ? {} : { widgetid };
}

export function httpHeaders(shareToken: ShareToken, project = projectOf(shareToken)): Record<string, string> {
  return {
    "content-type": "application/json",
    accept: "application/json",
    "x-app": "1",
    tz: hoursFromUtc(),
    ...project,
    ...(shareToken ? { "x-share-token": shareToken() } : {}),
  };
}

/** Queries are retried automatically, mutations only by the user. */
const unreached = {
  query: () => t("Can't reach the server. Check your connection. This page retries automatically."),
  mutation: () => t("Can't reach the server. Check your connection and try again. Your input isn't lost."),
};

interface Asked {
  kind: keyof typeof unreached;
  changesNothing: boolean;
  shareToken: ShareToken;
  /** the project at the time of the request: an operation in flight is not affected by a project switch */
  project: ReturnType<typeof projectOf>;
  signal: AbortSignal;
}

async function post(body: string, { kind, shareToken, project, signal }: Asked): Promise<Response> {
  try {
    return await fetch("/graphql", {
      method: "POST",
      headers: httpHeaders(shareToken, project),
      body,
      signal,
      credentials: sessionCredentials(),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new GatewayError("OFFLINE", unreached[kind]());
  }
}

async function answerOf(response: Response): Promise<GraphQLSingularResponse> {
  let answer: GraphQLResponse;
  try {
    answer = (await response.json()) as GraphQLResponse;
  } catch {
    throw new GatewayError(
      "OFFLINE",
      t("The server returned no data (status {status}). Please try again.", { status: response.status }),
    );
  }
  const single = Array.isArray(answer) ? answer[0] : answer;
  if (!single || (!("data" in single) && !("errors" in single)))
    throw new GatewayError("INTERNAL", t("Unexpected response from the server. Please try again."));
  await textsForAnswer(single);
  return single as GraphQLSingularResponse;
}

/** The error codes of a response. */
export function codesOf(answer: GraphQLResponse): string[] {
  const errors = "errors" in answer && Array.isArray(answer.errors) ? answer.errors : [];
  return errors.map((error) => toGatewayError(error).code);
}

/** Fields that the rest of a response depends on: viewer, project, permission, and the subject of a screen. */
const stems = new Set([
  "invoice",
  "viewer",
  "viewer.agency",
  "viewer.billing",
  "viewer.billingScreens",
  "viewer.canSeeAffiliate",
  "viewer.company",
  "viewer.notificationSettings",
  "viewer.project",
  "viewer.servicePortal",
  "viewer.user",
  "viewer.viewerCanManageCompany",
  "viewer.viewerCanManageProjects",
]);

/** The host returned no data for the stem: the response is useless, and the store's data is better preserved. */
function isHollow(answer: GraphQLSingularResponse): boolean {
  const errors = "errors" in answer && Array.isArray(answer.errors) ? answer.errors : [];
  return errors.some((error) => {
    const { path } = error as { path?: unknown[] };
    return toGatewayError(error).code === "UPSTREAM_DOWN" && Array.isArray(path) && stems.has(path.join("."));
  });
}

/** Number of completed mutations, except those that change nothing. */
let changes = 0;

/** `cacheConfig` of a mutation that changes nothing: what queries return stays the same. */
export const changingNothing = { metadata: { changesNothing: true } } as const;

/**
 * A query in flight during a mutation may have returned old data, so it is sent once more. Relay would deduplicate a
 * second identical request into the first. After a sign-out the first response is used.
 */
async function answered(body: string, requested: Asked): Promise<GraphQLSingularResponse> {
  const before = changes;
  const answer = await answerOf(await post(body, requested));
  if (requested.kind === "mutation" && !requested.changesNothing) changes += 1;
  if (requested.kind === "mutation" || changes === before) return answer;
  const again = await answerOf(await post(body, requested));
  return codesOf(again).includes("UNAUTHENTICATED") ? answer : again;
}

export function createFetch(shareToken?: ShareToken): FetchFunction {
  return (operation, variables, { metadata }) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      const run = async () => {
        const kind = operation.operationKind === "mutation" ? "mutation" : "query";
        const changesNothing = metadata?.["changesNothing"] === true;
        const project = projectOf(shareToken);
        const requested: Asked = { kind, changesNothing, shareToken, project, signal: controller.signal };
        const answer = await answered(JSON.stringify({ id: operation.id, variables }), requested);
        const codes = codesOf(answer);
        if (!shareToken && codes.includes("UNAUTHENTICATED")) sessionEnded();
        if (!("data" in answer) || answer.data === null || answer.data === undefined || isHollow(answer)) {
          throw toGatewayError("errors" in answer ? answer.errors?.[0] : undefined);
        }
        if (operation.operationKind === "mutation") translateProblems(answer.data);
        sink.next(answer);
        sink.complete();
        if (operation.operationKind === "query") noteAnswer(operation.name, codes);
      };
      run().catch((error: unknown) => {
        if (controller.signal.aborted) return;
        sink.error(error instanceof Error ? error : new Error(String(error)));
        if (operation.operationKind === "query") noteAnswer(operation.name, [toGatewayError(error).code]);
      });
      return () => controller.abort();
    });
}
