// Subscriptions over graphql-ws: one lazy socket an environment, opened by the first subscription and closed after the
// last one, reconnecting with growing waits for as long as anybody listens.
import { createClient, type Client } from "graphql-ws";
import { Observable, type GraphQLResponse, type SubscribeFunction } from "relay-runtime";
import { codesOf, hoursFromUtc, type ShareToken } from "./network.ts";
import { sessionEnded } from "./sessionEnd.ts";
import { noteAnswer } from "./trouble.ts";

/** The gateway closes the socket with this code when the session has ended. */
const SESSION_ENDED = 4401;

export type LinkState = "connecting" | "open" | "lost";
const linkListeners = new Set<(state: LinkState) => void>();

/** Told when the live connection comes and goes, so that a screen can say that its numbers stand still. */
export function onLinkChange(listener: (state: LinkState) => void): () => void {
  linkListeners.add(listener);
  return () => linkListeners.delete(listener);
}

const tell = (state: LinkState) => {
  for (const listener of linkListeners) listener(state);
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function connect(shareToken: ShareToken): Client {
  return createClient({
    url: `${location.origin.replace(/^http/, "ws")}/graphql`,
    lazy: true,
    lazyCloseTimeout: 3000,
    keepAlive: 12_000,
    connectionParams: () => ({ tz: hoursFromUtc(), ...(shareToken ? { shareToken: shareToken() } : {}) }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => (event as { code?: number }).code !== SESSION_ENDED,
    retryWait: async (retries) => {
      tell("lost");
      // spread, so that thousands of pages do not come back in the same instant
      await wait(Math.min(500 * 2 ** retries, 8000) * (0.5 + Math.random() / 2));
    },
    on: {
      connecting: () => tell("connecting"),
      connected: () => tell("open"),
      closed: (event) => {
        if ((event as { code?: number }).code === SESSION_ENDED && !shareToken) sessionEnded();
      },
    },
  });
}

export function createSubscribe(shareToken?: ShareToken): SubscribeFunction {
  let client: Client | undefined;
  return (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      client ??= connect(shareToken);
      return client.subscribe(
        { query: "", operationName: operation.name, variables, extensions: { id: operation.id } },
        {
          next: (result) => {
            sink.next(result as GraphQLResponse);
            noteAnswer(operation.name, codesOf(result as GraphQLResponse));
          },
          error: (error) => sink.error(error instanceof Error ? error : new Error("The live connection failed.")),
          complete: () => sink.complete(),
        },
      );
    });
}
