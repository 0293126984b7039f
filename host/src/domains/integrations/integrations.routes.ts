import type { Route } from "#host/http/route.ts";
import { createApiKey } from "./keys/createApiKey.ts";
import { deleteApiKey } from "./keys/deleteApiKey.ts";
import { getApiKeys } from "./keys/getApiKeys.ts";
import { getApiRequests } from "./keys/getApiRequests.ts";

export const integrationsRoutes: Route[] = [createApiKey, deleteApiKey, getApiKeys, getApiRequests];
