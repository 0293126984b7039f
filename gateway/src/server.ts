// The gateway as one object: assembles its parts, listens, and drains on request.
import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isLoopbackUrl } from "@sightline/schema/rest/network/loopback";
import { REQUEST_TIMEOUTS, type RequestTimeouts } from "@sightline/schema/rest/network/requestTimeouts";
import { createShutdown } from "@sightline/schema/rest/network/shutdown";
import type { Logger } from "pino";
import { brandHosts } from "./brandHosts.ts";
import type { BrandLists } from "./brandHosts.ts";
import { createFreeDocuments } from "./engine/freeDocuments.ts";
import { createTrustedDocuments } from "./engine/trustedDocuments.ts";
import type { TrustedDocuments } from "./engine/trustedDocuments.ts";
import { createYogaServer } from "./engine/yoga.ts";
import { front } from "./edge/http/front.ts";
import type { DevServer } from "./edge/http/front.ts";
import { believeProxies, noteAddress } from "./edge/http/forwardedHost.ts";
import type { HealthDeps } from "./edge/http/health.ts";
import { securityHeaders } from "./edge/http/securityHeaders.ts";
import { staticFiles } from "./edge/http/staticFiles.ts";
import type { Live } from "./live/live.ts";
import type { MessagingSettings } from "./edge/http/messaging.ts";
import { createMetrics } from "./telemetry/metrics.ts";
import { buildSchema } from "./schema.ts";
import { createConnections } from "./session/connections.ts";
import { createRevocations } from "./session/revocations.ts";
import type { RevocationStore } from "./session/revocations.ts";
import { createClients } from "./session/providers/client.ts";
import { createAuthorizationStates } from "./session/providers/authorizationState.ts";
import { createSignInProviders } from "./session/providers/signInProviders.ts";
import type { SignInProvidersDeps } from "./session/providers/signInProviders.ts";
import { createSealer } from "./session/seal.ts";
import { createSessions } from "./session/sessions.ts";
import type { Sessions } from "./session/sessions.ts";
import { createStandings } from "./session/standing.ts";
import { createVisibleProjects } from "./session/visibleProjects.ts";
import { createShareTokens } from "./share/shareTokens.ts";
import type { ShareTokens } from "./share/shareTokens.ts";
import { acceptUpgrades, graphqlSockets, SOCKET_TIMEOUTS, type SocketTimeouts } from "./edge/sockets/graphqlSockets.ts";
import { createOutward } from "./upstream/outward.ts";
import { createUpstream } from "./upstream/createUpstream.ts";
import type { UpstreamDeps, UpstreamClient } from "./upstream/createUpstream.ts";

export interface GatewayOptions extends Partial<Pick<SignInProvidersDeps, "google" | "github" | "gatewayKey">> {
  apiHost: string;
  honoursIdempotency: boolean;
  publicUrl: string;
  secret: string;
  log: Logger;
  live: Live;
  brands: BrandLists;
  messaging?: MessagingSettings | undefined;
  /** the app's own documents, id to text */
  operations: Record<string, string>;
  /** documents that may have been added since, or that other releases have */
  readMoreOperations?: () => Record<string, string>;
  trustedProxies: number;
  /** folder of the built web app */
  webRoot: string;
  /** see staticFiles */
  rootWith?: (name: string) => string | undefined;
  /** browsers may send any document */
  open: boolean;
  graphiql: boolean;
  dev: boolean;
  devServer?: (server: Server) => Promise<DevServer>;
  revocationStore?: RevocationStore | undefined;
  hostProgress?: HealthDeps["hostProgress"];
  /** token with which the operator's programs may read /metrics from other machines */
  metricsToken?: string | undefined;
  /** time limits for senders */
  timeouts?: Partial<RequestTimeouts & SocketTimeouts>;
  now?: () => number;
  upstream?: Partial<UpstreamDeps>;
  /** milliseconds between `/readyz` reporting that the gateway drains and the end of its listener */
  shutdownDelayMs?: number;
  /** milliseconds that running requests may take once the listener has closed */
  drainMs?: number;
}

export interface Gateway {
  listen(port: number, host?: string): Promise<number>;
  /**
   * Reports at `/readyz` that it drains and keeps serving for the delay. Then stops accepting requests, closes sockets
   * so that their clients reconnect elsewhere, and waits for running requests.
   */
  drain(): Promise<void>;
  trusted: TrustedDocuments;
  sessions: Sessions;
  shareTokens: ShareTokens;
  upstreamClient: UpstreamClient;
}

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { log, live, publicUrl, secret } = options;
  const now = options.now ?? Date.now;
  const secure = publicUrl.startsWith("https:");
  const schema = buildSchema();
  const metrics = createMetrics({
    sockets: () => connections.size,
    subscriptions: () => sockets.subscriptions,
    breakerOpen: () => upstreamClient.isBreakerOpen,
  });
  const upstreamClient = createUpstream({
    apiHost: options.apiHost,
    honoursIdempotency: options.honoursIdempotency,
    gatewayKey: options.gatewayKey,
    now,
    observe: metrics.upstreamCall,
    onRetry: metrics.upstreamRetry,
    ...options.upstream,
  });
  const revocations = await createRevocations(now, options.revocationStore);
  const connections = createConnections(revocations, now);
  const sealer = createSealer(secret, "session", now);
  const sessions = createSessions({ sealer, revocations, now, secure, log });
  const shareTokens = createShareTokens(createSealer(secret, "share", now), now);
  const trusted = createTrustedDocuments(schema, options.operations, options.readMoreOperations);
  const outward = createOutward(options.apiHost);
  const signInProviders = createSignInProviders({
    google: options.google,
    github: options.github,
    gatewayKey: options.gatewayKey,
    now,
  });
  const authorizationStates = createAuthorizationStates({
    sealer: createSealer(secret, "trip", now),
    revocations,
    now,
    secure,
  });
  const providers = { signInProviders, authorizationStates, clients: createClients(outward, now) };
  const contextDeps = {
    upstreamClient,
    sessions,
    standings: createStandings(now),
    visibleProjects: createVisibleProjects(),
    shareTokens,
    live,
    log,
    signInProviders,
    messaging: options.messaging,
    publicUrl,
    brandOf: brandHosts(options.brands, publicUrl),
    now,
  };
  const shared = { ...contextDeps, trusted, connections, open: options.open };
  const { connectionInit, closing, ...requestTimeouts } = {
    ...REQUEST_TIMEOUTS,
    ...SOCKET_TIMEOUTS,
    ...options.timeouts,
  };
  const sockets = graphqlSockets(
    { ...shared, freeDocuments: createFreeDocuments(schema) },
    { connectionInit, closing },
  );
  const server = createServer({ ...requestTimeouts, keepAliveTimeout: 65_000 });
  // the first listener of a request or upgrade, before the host name is read
  for (const event of ["request", "upgrade"]) {
    server.on(event, (request: IncomingMessage) => {
      believeProxies(request, options.trustedProxies);
      noteAddress(request, options.trustedProxies);
    });
  }
  const shutdown = createShutdown(server);
  let drained: Promise<void> | undefined;
  server.on(
    "request",
    front({
      ...shared,
      providers,
      yoga: createYogaServer(schema),
      metrics,
      graphiql: options.graphiql,
      files: await staticFiles(options.webRoot, options.rootWith),
      devServer: await options.devServer?.(server),
      secure: securityHeaders({ secure, dev: options.dev }),
      operatorAccess: {
        metricsToken: options.metricsToken,
        isLocalInstallation: isLoopbackUrl(publicUrl) && options.trustedProxies === 0,
      },
      isDraining: () => shutdown.isDraining,
      hostProgress: options.hostProgress,
    }),
  );
  acceptUpgrades(server, sockets, options.dev);

  return {
    trusted,
    sessions,
    shareTokens,
    upstreamClient,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", (error: NodeJS.ErrnoException) => {
          const isTaken = error.code === "EADDRINUSE";
          reject(isTaken ? new Error(`Port ${port} is in use by another program; set PORT to a free one`) : error);
        });
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    drain: () => (drained ??= drain()),
  };

  async function drain(): Promise<void> {
    shutdown.drain();
    if (options.shutdownDelayMs) await pause(options.shutdownDelayMs);
    const closed = shutdown.close(options.drainMs ?? 10_000);
    sockets.drain();
    connections.endStreams();
    await closed;
    await sockets.close();
    connections.close();
    await revocations.close();
    await upstreamClient.close();
    await outward.close();
  }
}
