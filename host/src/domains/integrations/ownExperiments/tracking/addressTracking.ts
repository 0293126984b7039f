// Posts each exposure as JSON to one address, with its key where it has one.
import { VERSION } from "#host/http/version.ts";
import { assertTaken, exposureId, type ExperimentTracking } from "./experimentTracking.ts";

export const addressTracking = (url: string, key: string | undefined): ExperimentTracking => ({
  async exposed(exposure, signal) {
    const { experiment, variant, companyId, userId, seenAt } = exposure;
    const id = exposureId(exposure);
    const answer = await fetch(url, {
      method: "POST",
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
      redirect: "error",
      signal,
    });
    await answer.body?.cancel();
    assertTaken(answer, (status) => status >= 200 && status < 300);
  },
});
