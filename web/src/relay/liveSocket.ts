// Subscriptions over graphql-ws: one lazy socket per environment, opened by the first subscription and closed after the
// last one. Reconnects with growing delays while subscriptions remain.
import type { Client } from "graphql-ws";
import { Observable, type GraphQLResponse, type SubscribeFunction } from "relay-runtime";
import { loadServerTexts, textsForAnswer } from "#web/texts/catalogue.ts";
import { onActiveProject } from "./project/activeProject.ts";
import { codesOf, projectOf, type ShareToken } from "./network.ts";
import { hoursFromUtc } from "./zone.ts";
import { createEventOrder } from "./eventOrder.ts";
import { sessionEnded } from "./sessionEnd.ts";
import { toGatewayError } from "./gatewayError.ts";
import { noteAnswer } from "./trouble.ts";

/** The gateway closes the socket with this code when the session has ended. */
const SESSION_ENDED = 4401;
/** Milliseconds in which the reason of that is shown. */
const REASON_MS = 200;

export type LinkState = "connecting" | "open" | "lost";
const linkListeners = new Set<(state: LinkState) => void>();

/** Notifies of lost and restored live connections, so that a screen can show that its numbers are paused. */
export function onLinkChange(listener: (state: LinkState) => void): () => void {
  linkListeners.add(listener);
  return () => linkListeners.delete(listener);
}

const setLinkState = (state: LinkState) => {
  for (const listener of linkListeners) listener(state);
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The library is loaded with the first subscription, so that sign-in doesn't need it. */
async function connect(shareToken: ShareToken): Promise<Client> {
  const { createClient } = await import("graphql-ws");
  let subscriptions = 0;
  return createClient({
    url: `${location.origin.replace(/^http/, "ws")}/graphql`,
    lazy: true,
    lazyCloseTimeout: 3000,
    keepAlive: 12_000,
    // the same few ids in every browser: the gateway sends one buffer to all sockets with the same id
    generateID: () => String((subscriptions += 1)),
    connectionParams: () => ({ tz: hoursFromUtc(), ...(shareToken ? { shareToken: shareToken() } : {}) }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => (event as { code?: number }).code !== SESSION_ENDED,
    retryWait: async (retries) => {
      setLinkState("lost");
      // with jitter, so that thousands of pages don't reconnect at the same instant
      await wait(Math.min(500 * 2 ** retries, 8000) * (0.5 + Math.random() / 2));
    },
    on: {
      connecting: () => setLinkState("connecting"),
      connected: () => setLinkState("open"),
      closed: (event) => {
        if ((event as { code?: number }).code !== SESSION_ENDED || shareToken) return;
        // the last result may have the reason, which takes precedence
        void loadServerTexts().then(() => setTimeout(sessionEnded, REASON_MS));
      },
    },
  });
}

export function createSubscribe(shareToken?: ShareToken): SubscribeFunction {
  let client: Promise<Client> | undefined;
  return (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      client ??= connect(shareToken);
      // a subscription that is refused ends with the errors of its result
      const failed = (error: unknown) => {
        const refused: unknown = Array.isArray(error) ? error[0] : undefined;
        sink.error(error instanceof Error ? error : toGatewayError(refused));
      };
      let stop: (() => void) | undefined;
      let isOver = false;
      let round = 0;
      const inOrder = createEventOrder(() => isOver);
      const listen = (connected: Client) => {
        if (isOver) return;
        const before = stop;
        const mine = ++round;
        stop = connected.subscribe(
          {
            query: "",
            operationName: operation.name,
            variables,
            extensions: { id: operation.id, ...projectOf(shareToken) },
          },
          {
            next: (result) =>
              inOrder(() => {
                sink.next(result as GraphQLResponse);
                noteAnswer(operation.name, codesOf(result as GraphQLResponse));
              }, textsForAnswer(result)),
            error: (error) => inOrder(() => failed(error), textsForAnswer(error)),
            complete: () =>
              inOrder(() => {
                if (mine === round) sink.complete();
              }),
          },
        );
        // after the new subscription has started, so that shared topics continue without a gap
        before?.();
      };
      // subscriptions with a project end with that project's screen; account subscriptions continue under the new
      // project
      const isOfAccount = shareToken === undefined && !("project" in variables);
      const leave = onActiveProject(() => {
        if (isOfAccount && stop !== undefined) void client?.then(listen, failed);
      });
      client.then(listen, (error: unknown) => {
        // the chunk failed to load: the next subscription requests it again
        client = undefined;
        failed(error);
      });
      return () => {
        isOver = true;
        leave();
        stop?.();
      };
    });
}
