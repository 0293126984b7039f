// The experiment tracking of the environment: an external URL, or our own tracker with the project that measures the
// product. Undefined if there is no such project: exposures then stay in the store.
import { OPERATOR } from "#host/http/impersonation.ts";
import type { Services } from "#host/http/services.ts";
import { addressTracking } from "./addressTracking.ts";
import type { ExperimentTracking } from "./experimentTracking.ts";
import { ownTracking } from "./ownTracking.ts";

const ACTIVE = 1;

export async function trackingOf({ env, entities, now }: Services): Promise<ExperimentTracking | undefined> {
  const { EXPERIMENT_TRACKING_URL, EXPERIMENT_TRACKING_KEY, PRODUCT_PROJECT_KEY, TRACKER_URL, PUBLIC_URL } = env;
  if (EXPERIMENT_TRACKING_URL !== undefined) return addressTracking(EXPERIMENT_TRACKING_URL, EXPERIMENT_TRACKING_KEY);
  const first = entities
    .selectFrom("widget")
    .select("widget_key")
    .where("company_id", "=", OPERATOR)
    .where("status", "=", ACTIVE)
    .orderBy("widget_id")
    .limit(1);
  const projectKey = PRODUCT_PROJECT_KEY ?? (await first.executeTakeFirst())?.widget_key;
  return projectKey === undefined
    ? undefined
    : ownTracking({ trackerUrl: TRACKER_URL, productUrl: PUBLIC_URL, projectKey, now });
}
