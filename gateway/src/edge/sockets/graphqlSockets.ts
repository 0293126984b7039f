// Subscriptions (and, for tools, all operations) over graphql-ws, on the same path, with the same plans, rules and
// error masking as over HTTP. A socket closes when the session that opened it ends (4401), and when the gateway drains
// (1012), so that the client reconnects elsewhere.
import type { ExecutionArgs } from "graphql";
import { GraphQLError } from "graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import type { Extra } from "graphql-ws/use/ws";
import type { Context as SocketContext, SubscribePayload } from "graphql-ws";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { ServerOptions, WebSocket } from "ws";
import { WebSocketServer } from "ws";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { graphqlRefusals } from "@sightline/schema/rest/refusals/graphql";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { tooCostly } from "#gateway/engine/cost.ts";
import type { FreeDocuments, Prepared } from "#gateway/engine/freeDocuments.ts";
import { LIMITS } from "#gateway/engine/limits.ts";
import { maskError, maskResult } from "#gateway/engine/mask.ts";
import type { TrustedDocuments } from "#gateway/engine/trustedDocuments.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { OperationContext } from "#gateway/openContext.ts";
import type { ContextDeps, Sender } from "#gateway/openContext.ts";
import type { Connections } from "#gateway/session/connections.ts";
import { readWidgetId } from "#gateway/session/identify.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { runOnSocket } from "./runOnSocket.ts";
import { fillMarks, markShared, sharedPayload } from "./sharedPayloads.ts";
import { SocketOperation } from "./socketOperation.ts";
import { socketSender, textOf } from "./socketSender.ts";
import { documentRefusal } from "#gateway/engine/documentRefusal.ts";

export interface SocketDeps extends ContextDeps {
  trusted: TrustedDocuments;
  freeDocuments: FreeDocuments;
  connections: Connections;
  log: Logger;
  /** browsers may send any document */
  open: boolean;
}

/** In milliseconds. */
export interface SocketTimeouts {
  /** from the handshake to `connection_init` */
  connectionInit: number;
  /** from our close frame to the client's; then the connection is destroyed */
  closing: number;
}

export const SOCKET_TIMEOUTS: SocketTimeouts = { connectionInit: 5000, closing: 5000 };
const MAX_SUBSCRIPTIONS = 50;
const ENDED = 4401;
const RESTART = 1012;

/** What a socket knows about its sender after initialization. */
interface SocketSession {
  sender: Sender;
  /** running operations, by the ids that the client assigned */
  running: Map<string, AbortController>;
  letGo(): void;
}
type Socket = SocketContext<Record<string, unknown>, Extra & Record<PropertyKey, unknown>>;

export interface GraphqlSockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  readonly subscriptions: number;
  /** closes all sockets so that their clients reconnect elsewhere */
  drain(): void;
  close(): Promise<void>;
}

const refused = (refusal: Refusal) => [documentRefusal(refusal)];

/** A socket may outlast a change of project, so each operation may name its own. */
function projectOf(extensions: SubscribePayload["extensions"], { widgetId }: Sender) {
  try {
    return { widgetId: readWidgetId(textOf(extensions?.["widgetid"])) ?? widgetId };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { errors: [new GraphQLError(error.message, { originalError: error })] };
  }
}

/** The response is complete, so a client that keeps its half of the connection open gains nothing. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

export function graphqlSockets(deps: SocketDeps, timeouts: SocketTimeouts): GraphqlSockets {
  // the library's types don't include closeTimeout yet
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: LIMITS.bodyBytes,
    closeTimeout: timeouts.closing,
  };
  const server = new WebSocketServer(options);
  const running = new Set<SocketOperation>();
  const sessions = new WeakMap<object, SocketSession>();
  const letGo = ({ extra }: Socket) => {
    const known = sessions.get(extra.socket);
    known?.letGo();
    for (const controller of known?.running.values() ?? []) controller.abort();
  };

  function prepare(payload: SubscribePayload, sender: Sender): Prepared {
    const id = payload.extensions?.["id"];
    if (typeof id === "string") {
      const trusted = deps.trusted.find(id);
      if (trusted !== undefined) return { plan: trusted.plan };
      return { errors: refused(requestRefusals.unknownDocument()) };
    }
    if (sender.principal.kind !== "tool" && !deps.open) {
      return { errors: refused(requestRefusals.freeDocument()) };
    }
    const prepared = deps.freeDocuments.prepare(payload.query, payload.operationName ?? undefined);
    if (prepared.plan === undefined) return prepared;
    const error = tooCostly(prepared.plan.document, payload.operationName ?? undefined, payload.variables ?? {});
    return error === undefined ? prepared : { errors: [error] };
  }

  const cleanup = useServer<Record<string, unknown>>(
    {
      connectionInitWaitTimeout: timeouts.connectionInit,
      async onConnect(socket) {
        const { request, socket: wire } = socket.extra;
        try {
          const sender = await socketSender(request, socket.connectionParams, deps);
          // it may have been closed during authentication, and that event is not repeated
          if (wire.readyState !== wire.OPEN) return false;
          sessions.set(wire, {
            sender,
            running: new Map(),
            letGo: deps.connections.register(sender.principal, "socket", () => wire.close(ENDED, "Unauthorized")),
          });
          return true;
        } catch (error) {
          deps.log.debug({ err: error }, "a socket was refused");
          const isMalformed = error instanceof UpstreamError && error.code === "INVALID";
          if (isMalformed) wire.close(CloseCode.BadRequest, error.message);
          else wire.close(ENDED, "Unauthorized");
          return false;
        }
      },
      onSubscribe(socket, id, payload): ExecutionArgs | readonly GraphQLError[] {
        const { sender, running: ofSocket } = sessions.get(socket.extra.socket) ?? {};
        if (sender === undefined || ofSocket === undefined) return refused(graphqlRefusals.socketNotInitialized());
        if (Object.keys(socket.subscriptions).length > MAX_SUBSCRIPTIONS) {
          return refused(graphqlRefusals.tooManySubscriptions({ max: MAX_SUBSCRIPTIONS }));
        }
        const prepared = prepare(payload, sender);
        if (prepared.errors !== undefined) return prepared.errors;
        const project = projectOf(payload.extensions, sender);
        if (project.errors !== undefined) return project.errors;
        const controller = new AbortController();
        ofSocket.set(id, controller);
        const lasting = prepared.plan.kind === "subscription";
        const context = new OperationContext(deps, { ...sender, ...project, signal: controller.signal, lasting });
        const variableValues = payload.variables ?? {};
        return {
          schema: prepared.plan.schema,
          document: prepared.plan.document,
          operationName: payload.operationName ?? null,
          variableValues,
          contextValue: new SocketOperation(prepared.plan, context, controller),
        };
      },
      execute: (args) => runOnSocket(args, running),
      subscribe: (args) => runOnSocket(args, running),
      onNext: (_socket, _id, _payload, args, result) =>
        sharedPayload(result, () => maskResult(result, SocketOperation.of(args.contextValue).context)),
      jsonMessageReplacer: markShared,
      onError: (socket, _id, _payload, errors) => {
        const context = { requestId: sessions.get(socket.extra.socket)?.sender.requestId ?? "", log: deps.log };
        return errors.map((error) => maskError(error, context));
      },
      onComplete: ({ extra }, id) => void sessions.get(extra.socket)?.running.delete(id),
      onClose: letGo,
    },
    server,
    15_000,
  );

  return {
    upgrade(request, socket, head) {
      const { origin } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, request.headers, deps.publicUrl)) {
        return refuseUpgrade(socket, "403 Forbidden");
      }
      server.handleUpgrade(request, socket, head, (wire: WebSocket) => {
        fillMarks(wire);
        server.emit("connection", wire, request);
        // a client's protocol error closes its socket; it is not our error, so no stack is logged
        wire.removeAllListeners("error");
        wire.on("error", (error) => deps.log.debug({ err: error }, "a socket broke"));
      });
    },
    get subscriptions() {
      return running.size;
    },
    drain() {
      for (const wire of server.clients) wire.close(RESTART, "Service restart");
    },
    async close() {
      for (const wire of server.clients) wire.terminate();
      await cleanup.dispose();
    },
  };
}

/** Refuses upgrades on other paths, except the ones that the development server handles. */
export function acceptUpgrades(http: Server, sockets: GraphqlSockets, dev: boolean): void {
  http.on("upgrade", (request, socket, head) => {
    const [pathname] = (request.url ?? "/").split("?");
    socket.on("error", () => socket.destroy());
    if (pathname === "/graphql") sockets.upgrade(request, socket, head);
    else if (!dev) refuseUpgrade(socket, "404 Not Found");
  });
}
