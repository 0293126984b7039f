// All routes of the host in one app: the domains' endpoints, their OpenAPI document, the tracker's endpoints and the
// demo site.
import { submitFeedback } from "@sightline/schema/rest/feedback/submit";
import * as tracker from "@sightline/schema/rest/ingest";
import { recordChunk } from "@sightline/schema/rest/recordings/chunks";
import { getWidgetEvents } from "@sightline/schema/rest/events/rules";
import { getRecordSetting } from "@sightline/schema/rest/recordings/chunks";
import type { Hono } from "hono";
import { routes } from "./__generated__/allRoutes.ts";
import { demoSite } from "./demo/site.routes.ts";
import { STRIPE_WEBHOOK_PATH, stripeWebhook } from "./domains/billing/payment/stripe/webhook.routes.ts";
import { IDENTITY_PATH } from "./members/embeddedIssuers.ts";
import { hasIdentityProvider, identityProviders } from "./identityProvider/identityProvider.routes.ts";
import { mount } from "./http/mount/mount.ts";
import { openApiDocument } from "./http/mount/openapi.ts";
import { hasOutboxPage, outboxPage } from "./mail/outbox.routes.ts";
import { OUTBOX_PATH } from "./mail/outboxPath.ts";
import { createHostApp, type HostApp } from "./http/serve/hostApp.ts";
import type { Metrics } from "./http/serve/metrics.ts";
import { operatorAccess } from "./http/serve/operatorAccess.ts";
import { mountProbes } from "./http/serve/probes.ts";
import type { Readiness } from "./http/serve/readiness.ts";
import type { Services } from "./http/services.ts";
import { VERSION } from "./http/version.ts";

const trackerEndpoints = [
  submitFeedback,
  tracker.collectEvents,
  tracker.getFormsModule,
  tracker.getRecorder,
  tracker.getTrackerScript,
  tracker.identifyVisitor,
  tracker.initVisitor,
  tracker.markInstalled,
  getRecordSetting,
  getWidgetEvents,
  recordChunk,
];
const endpoints = [...routes.map((each) => each.endpoint), ...trackerEndpoints];

export interface Parts {
  services: Services;
  metrics: Metrics;
  readiness: Readiness;
  /** the tracker's endpoints */
  ingest: Hono;
  /** validate responses against the contract */
  checkAnswers: boolean;
}

export function createApp({ services, metrics, readiness, ingest, checkAnswers }: Parts): HostApp {
  const app = createHostApp({ log: services.log, metrics });
  mountProbes(app, { readiness, metrics, access: operatorAccess(services.env) });
  let document: string | undefined;
  app.get("/openapi.json", (c) =>
    c.body((document ??= JSON.stringify(openApiDocument(endpoints, VERSION))), 200, {
      "content-type": "application/json",
      "cache-control": "no-cache",
    }),
  );
  mount(app, routes, { services, checkAnswers });
  app.route("/", ingest);
  const webhookSecret = services.env.STRIPE_WEBHOOK_SECRET;
  if (webhookSecret) app.route(STRIPE_WEBHOOK_PATH, stripeWebhook(services, webhookSecret));
  if (services.env.DEMO) app.route("/demo", demoSite(services.env));
  if (hasIdentityProvider(services.env)) app.route(IDENTITY_PATH, identityProviders(services.env));
  if (hasOutboxPage(services.env)) app.route(OUTBOX_PATH, outboxPage(services));
  return app;
}
