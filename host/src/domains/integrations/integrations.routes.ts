import type { Route } from "#host/http/route.ts";
import { createApiKey } from "./keys/createApiKey.ts";
import { deleteApiKey } from "./keys/deleteApiKey.ts";
import { getApiKeys } from "./keys/getApiKeys.ts";
import { getApiRequests } from "./keys/getApiRequests.ts";
import { getEnrolments } from "./ownExperiments/getEnrolments.ts";
import { noteExposure } from "./ownExperiments/noteExposure.ts";
import { createWebhook } from "./webhooks/createWebhook.ts";
import { deleteWebhook } from "./webhooks/deleteWebhook.ts";
import { getDeliveries } from "./webhooks/getDeliveries.ts";
import { getWebhooks } from "./webhooks/getWebhooks.ts";
import { redeliverWebhook } from "./webhooks/redeliverWebhook.ts";
import { testWebhook } from "./webhooks/testWebhook.ts";
import { updateWebhook } from "./webhooks/updateWebhook.ts";

export const integrationsRoutes: Route[] = [
  createApiKey,
  createWebhook,
  deleteApiKey,
  deleteWebhook,
  getApiKeys,
  getApiRequests,
  getDeliveries,
  getEnrolments,
  getWebhooks,
  noteExposure,
  redeliverWebhook,
  testWebhook,
  updateWebhook,
];
