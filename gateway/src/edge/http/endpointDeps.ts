// What the endpoints for operations are built with.
import type { Logger } from "pino";
import type { TrustedDocuments } from "#gateway/engine/trustedDocuments.ts";
import type { YogaServer } from "#gateway/engine/yoga.ts";
import type { ContextDeps } from "#gateway/openContext.ts";
import type { Connections } from "#gateway/session/connections.ts";
import type { Metrics } from "#gateway/telemetry/metrics.ts";

export interface EndpointDeps extends ContextDeps {
  trusted: TrustedDocuments;
  yoga: YogaServer;
  connections: Connections;
  metrics: Metrics;
  log: Logger;
  /** browsers may send any document and open GraphiQL */
  open: boolean;
  graphiql: boolean;
}
