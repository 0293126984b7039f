// Subscriptions over graphql-ws: one lazy socket an environment, opened by the first subscription and closed after the
// last one, reconnecting with growing waits for as long as anybody listens.
import type { Client } from "graphql-ws";
import { Observable, type GraphQLResponse, type SubscribeFunction } from "relay-runtime";
import { onActiveProject } from "./project/activeProject.ts";
import { codesOf, projectOf, type ShareToken } from "./network.ts";
import { hoursFromUtc } from "./zone.ts";
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

const setLinkState = (state: LinkState) => {
  for (const listener of linkListeners) listener(state);
};

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The library comes with the first subscription: the sign-in needs none. */
async function connect(shareToken: ShareToken): Promise<Client> {
  const { createClient } = await import("graphql-ws");
  return createClient({
    url: `${location.origin.replace(/^http/, "ws")}/graphql`,
    lazy: true,
    lazyCloseTimeout: 3000,
    keepAlive: 12_000,
    connectionParams: () => ({ tz: hoursFromUtc(), ...(shareToken ? { shareToken: shareToken() } : {}) }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => (event as { code?: number }).code !== SESSION_ENDED,
    retryWait: async (retries) => {
      setLinkState("lost");
      // spread, so that thousands of pages do not come back in the same instant
      await wait(Math.min(500 * 2 ** retries, 8000) * (0.5 + Math.random() / 2));
    },
    on: {
      connecting: () => setLinkState("connecting"),
      connected: () => setLinkState("open"),
      closed: (event) => {
        if ((event as { code?: number }).code === SESSION_ENDED && !shareToken) sessionEnded();
      },
    },
  });
}

export function createSubscribe(shareToken?: ShareToken): SubscribeFunction {
  let client: Promise<Client> | undefined;
  return (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      client ??= connect(shareToken);
      const failed = (error: unknown) =>
        sink.error(error instanceof Error ? error : new Error("The live connection failed."));
      let stop: (() => void) | undefined;
      let isOver = false;
      let round = 0;
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
            next: (result) => {
              sink.next(result as GraphQLResponse);
              noteAnswer(operation.name, codesOf(result as GraphQLResponse));
            },
            error: failed,
            complete: () => {
              if (mine === round) sink.complete();
            },
          },
        );
        // after the new one has begun, so that what both listen to goes on
        before?.();
      };
      // what names its project itself ends with the screen of that project; what belongs to the account goes on under the new one
      const isOfAccount = shareToken === undefined && !("project" in variables);
      const leave = onActiveProject(() => {
        if (isOfAccount && stop !== undefined) void client?.then(listen, failed);
      });
      client.then(listen, (error: unknown) => {
        // the chunk did not arrive: the next subscription asks for it again
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
