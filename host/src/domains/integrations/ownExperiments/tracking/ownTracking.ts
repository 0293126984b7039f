// Exposures as events of the project that measures the product itself, sent like server events of a customer's site.
// Each company is one visitor there. The event id is derived from the exposure, so that a redelivery counts once.
import { collectEvents, type CollectBatch } from "@sightline/schema/rest/ingest";
import { VERSION } from "#host/http/version.ts";
import { post } from "#host/outbox/webhooks/post.ts";
import { assertTaken, exposureId, idOf, type ExperimentTracking } from "./experimentTracking.ts";

export const EXPOSURE_EVENT = "experiment_viewed";
/** everything was stored; 202 means that a part was refused */
const STORED = 204;

interface Place {
  trackerUrl: string;
  productUrl: string;
  projectKey: string;
  /** milliseconds since 1970 */
  now(): number;
}

export const ownTracking = ({ trackerUrl, productUrl, projectKey, now }: Place): ExperimentTracking => ({
  async exposed(exposure, signal) {
    const { experiment, variant, companyId, seenAt } = exposure;
    const ts = seenAt.getTime();
    const id = exposureId(exposure);
    const url = new URL("/", productUrl).href;
    const batch: CollectBatch = {
      sent_at: now(),
      visitor_id: idOf("company", companyId),
      session: { id: idOf("session", id), start: ts, entry_url: url },
      events: [
        {
          type: "event",
          event_id: id,
          ts,
          url,
          name: EXPOSURE_EVENT,
          props: { experiment, variant, company_id: companyId },
        },
      ],
    };
    const path = collectEvents.path.replace("{widget_key}", () => encodeURIComponent(projectKey));
    const answer = await post({
      url: new URL(path, trackerUrl).href,
      headers: { "content-type": "application/json", "user-agent": `Mozilla/5.0 (Experiments ${VERSION})` },
      body: JSON.stringify(batch),
      // the product's own URL
      isDevelopment: true,
      signal,
    });
    assertTaken(answer, (status) => status === STORED);
  },
});
