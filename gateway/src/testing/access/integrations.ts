import { managers, everybody, none, type ExpectedAccess } from "../expectedAccess.ts";

export const integrationsAccess: ExpectedAccess = {
  Mutation: {
    createApiKey: managers,
    createWebhook: managers,
    deleteWebhook: managers,
    noteExposure: none,
    repeatDelivery: managers,
    revokeApiKey: managers,
    sendTestDelivery: managers,
    updateWebhook: managers,
  },
  Viewer: {
    apiKeys: managers,
    apiRequests: managers,
    messaging: everybody,
    ownExperiments: everybody,
    webhooks: managers,
  },
};
