// Subscriptions (and, for tools, all operations) over graphql-ws, on the same path, with the same plans, rules and
// error masking as over HTTP. A socket closes when the session that opened it ends (4401), and when the gateway drains
// (1012), so that the client reconnects elsewhere.
import type { ExecutionArgs } from "graphql";
import { GraphQLError } from "graphql";
import { CloseCode, handleProtocols, makeServer } from "graphql-ws";
import type { SubscribePayload } from "graphql-ws";
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
import type { Lifetime } from "#gateway/live/liveSource.ts";
import { OperationContext } from "#gateway/openContext.ts";
import type { ContextDeps, Sender } from "#gateway/openContext.ts";
import type { Connections } from "#gateway/session/connections.ts";
import { readWidgetId } from "#gateway/session/identify.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { GraphqlSocket } from "./graphqlSocket.ts";
import { createHeartbeat } from "./heartbeat.ts";
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
    handleProtocols,
    // compression would need 300 KB for each socket
    perMessageDeflate: false,
  };
  const server = new WebSocketServer(options);
  const sockets = new Set<GraphqlSocket>();
  const heartbeat = createHeartbeat();
  const broke = (error: Error) => deps.log.debug({ err: error }, "a socket broke");

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

  async function connect(socket: GraphqlSocket, params: Record<string, unknown> | undefined): Promise<boolean> {
    const { request, wire } = socket;
    socket.request = undefined;
    if (request === undefined) return false;
    try {
      const sender = await socketSender(request, params, deps);
      // it may have been closed during authentication, and that event is not repeated
      if (wire.readyState !== wire.OPEN) return false;
      const end = () => wire.close(ENDED, "Unauthorized");
      socket.session = { sender, unregister: deps.connections.register(sender.principal, "socket", end) };
      return true;
    } catch (error) {
      deps.log.debug({ err: error }, "a socket was refused");
      const isMalformed = error instanceof UpstreamError && error.code === "INVALID";
      if (isMalformed) wire.close(CloseCode.BadRequest, error.message);
      else wire.close(ENDED, "Unauthorized");
      return false;
    }
  }

  const protocol = makeServer<Record<string, unknown>, GraphqlSocket>({
    connectionInitWaitTimeout: timeouts.connectionInit,
    onConnect: ({ extra, connectionParams }) => connect(extra, connectionParams),
    onSubscribe({ extra: socket, subscriptions }, id, payload): ExecutionArgs | readonly GraphQLError[] {
      const { sender } = socket.session ?? {};
      if (sender === undefined) return refused(graphqlRefusals.socketNotInitialized());
      if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS) {
        return refused(graphqlRefusals.tooManySubscriptions({ max: MAX_SUBSCRIPTIONS }));
      }
      const { plan, errors } = prepare(payload, sender);
      if (errors !== undefined) return errors;
      const project = projectOf(payload.extensions, sender);
      if (project.errors !== undefined) return project.errors;
      const lasting = plan.kind === "subscription";
      const openContext = (lifetime: Lifetime) =>
        new OperationContext(deps, { ...sender, ...project, lasting }, lifetime);
      // the client has completed it, or graphql-ws would not accept the id again
      socket.operations.find((known) => known.id === id)?.cancel();
      const operation = new SocketOperation({ socket, subscriptions, id, payload, plan, openContext });
      socket.operations.push(operation);
      const { schema, document } = plan;
      const { operationName = null, variables: variableValues = null } = payload;
      return { schema, document, operationName, variableValues, contextValue: operation };
    },
    execute: (args) => SocketOperation.of(args.contextValue).run(args),
    subscribe: (args) => SocketOperation.of(args.contextValue).run(args),
    onNext: (_socket, _id, _payload, { contextValue }, result) =>
      maskResult(result, SocketOperation.of(contextValue).context),
    onError({ extra }, _id, _payload, errors) {
      const context = { requestId: extra.session?.sender.requestId ?? "", log: deps.log };
      return errors.map((error) => maskError(error, context));
    },
    onComplete: ({ extra }, _id, payload) => extra.complete(payload),
  });

  /** A function of its own, so that the listeners don't retain the request. */
  function open(socket: GraphqlSocket): void {
    const { wire } = socket;
    sockets.add(socket);
    heartbeat.add(wire);
    // a client's protocol error closes its socket; it is not our error, so no stack is logged
    wire.on("error", broke);
    const closed = protocol.opened(socket, socket);
    wire.on("close", (code, reason) => {
      heartbeat.remove(wire);
      sockets.delete(socket);
      socket.letGo();
      void closed(code, String(reason));
    });
  }

  return {
    upgrade(request, duplex, head) {
      const { origin } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, request.headers, deps.publicUrl)) {
        return refuseUpgrade(duplex, "403 Forbidden");
      }
      server.handleUpgrade(request, duplex, head, (wire: WebSocket) => {
        open(new GraphqlSocket(wire, duplex, request, deps.log));
      });
    },
    get subscriptions() {
      return sockets.values().reduce((sum, { operations }) => sum + operations.length, 0);
    },
    drain() {
      for (const { wire } of sockets) wire.close(RESTART, "Service restart");
    },
    async close() {
      heartbeat.stop();
      for (const { wire } of sockets) wire.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** Refuses upgrades on other paths, except the ones that the development server handles. */
export function acceptUpgrades(http: Server, sockets: GraphqlSockets, dev: boolean): void {
  http.on("upgrade", (request, socket, head) => {
    const [pathname] = (request.url ?? "/").split("?");
    socket.on("error", destroy);
    if (pathname === "/graphql") sockets.upgrade(request, socket, head);
    else if (!dev) refuseUpgrade(socket, "404 Not Found");
  });
}
