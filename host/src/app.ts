// All of the host's addresses in one app: the domains' endpoints, their OpenAPI document, the tracker's calls and the
// demo site.
import { submitFeedback } from "@sightline/schema/rest/feedback/submit";
import * as tracker from "@sightline/schema/rest/ingest";
import { getWidgetEvents } from "@sightline/schema/rest/events/rules";
import type { Hono } from "hono";
import { demoSite } from "./demo/site.routes.ts";
import { accountRoutes } from "./domains/account/account.routes.ts";
import { audienceRoutes } from "./domains/audience/audience.routes.ts";
import { billingRoutes } from "./domains/billing/billing.routes.ts";
import { STRIPE_WEBHOOK_PATH, stripeWebhook } from "./domains/billing/payment/stripe/webhook.routes.ts";
import { companyRoutes } from "./domains/company/company.routes.ts";
import { errorsRoutes } from "./domains/errors/errors.routes.ts";
import { eventsRoutes } from "./domains/events/events.routes.ts";
import { experimentsRoutes } from "./domains/experiments/experiments.routes.ts";
import { feedbackRoutes } from "./domains/feedback/feedback.routes.ts";
import { flagsRoutes } from "./domains/flags/flags.routes.ts";
import { funnelsRoutes } from "./domains/funnels/funnels.routes.ts";
import { goalsRoutes } from "./domains/goals/goals.routes.ts";
import { integrationsRoutes } from "./domains/integrations/integrations.routes.ts";
import { projectsRoutes } from "./domains/projects/projects.routes.ts";
import { recommendationsRoutes } from "./domains/recommendations/recommendations.routes.ts";
import { shareRoutes } from "./domains/share/share.routes.ts";
import { teamRoutes } from "./domains/team/team.routes.ts";
import { timelineRoutes } from "./domains/timeline/timeline.routes.ts";
import { acquisitionRoutes } from "./domains/acquisition/acquisition.routes.ts";
import { placesRoutes } from "./domains/places/places.routes.ts";
import { retentionRoutes } from "./domains/retention/retention.routes.ts";
import { flowRoutes } from "./domains/flow/flow.routes.ts";
import { behaviorRoutes } from "./domains/behavior/behavior.routes.ts";
import { segmentsRoutes } from "./domains/segments/segments.routes.ts";
import { trafficRoutes } from "./domains/traffic/traffic.routes.ts";
import { importRoutes } from "./ingest/import/importLog.ts";
import { IDENTITY_PATH } from "./members/embeddedIssuers.ts";
import { hasIdentityProvider, identityProviders } from "./identityProvider/identityProvider.routes.ts";
import { mount } from "./http/mount/mount.ts";
import { openApiDocument } from "./http/mount/openapi.ts";
import type { Route } from "./http/route.ts";
import { hasOutboxPage, outboxPage } from "./mail/outbox.routes.ts";
import { OUTBOX_PATH } from "./mail/outboxPath.ts";
import { createHostApp, type HostApp } from "./http/serve/hostApp.ts";
import type { Metrics } from "./http/serve/metrics.ts";
import { operatorAccess } from "./http/serve/operatorAccess.ts";
import { mountProbes } from "./http/serve/probes.ts";
import type { Readiness } from "./http/serve/readiness.ts";
import type { Services } from "./http/services.ts";
import { VERSION } from "./http/version.ts";

export const routes: readonly Route[] = [
  ...accountRoutes,
  ...audienceRoutes,
  ...billingRoutes,
  ...companyRoutes,
  ...errorsRoutes,
  ...eventsRoutes,
  ...experimentsRoutes,
  ...feedbackRoutes,
  ...flagsRoutes,
  ...funnelsRoutes,
  ...goalsRoutes,
  ...importRoutes,
  ...integrationsRoutes,
  ...projectsRoutes,
  ...recommendationsRoutes,
  ...shareRoutes,
  ...teamRoutes,
  ...timelineRoutes,
  ...acquisitionRoutes,
  ...placesRoutes,
  ...retentionRoutes,
  ...flowRoutes,
  ...behaviorRoutes,
  ...segmentsRoutes,
  ...trafficRoutes,
];

const trackerEndpoints = [
  submitFeedback,
  tracker.collectEvents,
  tracker.getTrackerScript,
  tracker.identifyVisitor,
  tracker.initVisitor,
  tracker.markInstalled,
  getWidgetEvents,
];
const endpoints = [...routes.map((each) => each.endpoint), ...trackerEndpoints];

export interface Parts {
  services: Services;
  metrics: Metrics;
  readiness: Readiness;
  /** the tracker's calls */
  ingest: Hono;
  /** prove that answers keep the contract */
  checkAnswers: boolean;
}

export function createApp({ services, metrics, readiness, ingest, checkAnswers }: Parts): HostApp {
  const app = createHostApp({ log: services.log, metrics });
  mountProbes(app, { readiness, metrics, access: operatorAccess(services.env) });
  const document = JSON.stringify(openApiDocument(endpoints, VERSION));
  app.get("/openapi.json", (c) =>
    c.body(document, 200, { "content-type": "application/json", "cache-control": "no-cache" }),
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
