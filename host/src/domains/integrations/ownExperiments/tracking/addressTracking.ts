// Posts each exposure as JSON to a URL, with its key if set.
import { VERSION } from "#host/http/version.ts";
import { post } from "#host/outbox/webhooks/post.ts";
import { assertTaken, exposureId, type ExperimentTracking } from "./experimentTracking.ts";

export const addressTracking = (url: string, key: string | undefined): ExperimentTracking => ({
  async exposed(exposure, signal) {
    const { experiment, variant, companyId, userId, seenAt } = exposure;
    const id = exposureId(exposure);
    const answer = await post({
      url,
      headers: {
        "content-type": "application/json",
        "user-agent": `Experiments/${VERSION}`,
        "idempotency-key": id,
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        event: "exposure",
        id,
        experiment,
        variant,
        company_id: companyId,
        user_id: userId,
        at: seenAt.toISOString(),
      }),
      // the operator configured the URL, so it is trusted
      isDevelopment: true,
      signal,
    });
    assertTaken(answer, (status) => status >= 200 && status < 300);
  },
});
