import type { PermissionTable } from "../permissionTable.ts";
import { anyone, inPerson, managers, gated } from "../rules.ts";

export const integrationsPermissions = {
  Mutation: {
    createApiKey: inPerson(managers),
    createWebhook: inPerson(managers),
    deleteWebhook: inPerson(managers),
    noteExposure: gated("joinTests"),
    repeatDelivery: inPerson(managers),
    revokeApiKey: inPerson(managers),
    sendTestDelivery: inPerson(managers),
    updateWebhook: inPerson(managers),
  },
  Viewer: {
    apiKeys: { rule: managers, part: "KEYS" },
    apiRequests: { rule: managers, part: "KEYS" },
    messaging: { rule: anyone, part: null },
    ownExperiments: { rule: anyone, part: null },
    webhooks: { rule: managers, part: "KEYS" },
  },
  byId: {
    ApiKey: managers,
    ApiRequest: managers,
    Webhook: managers,
    WebhookDelivery: managers,
  },
} satisfies PermissionTable;
