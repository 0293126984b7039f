import { predictAttention as endpoint } from "@sightline/schema/rest/heatmaps/attention";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { assertOneOf, imageSource, pageSource } from "./predictionSources.ts";
import { runPrediction } from "./runPrediction.ts";
import { snapshotSource } from "./snapshotSource.ts";

/** Per company in 15 minutes. */
const MOST = { max: 200, of: attempts.predictions };

export const predictAttention = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body, signal }) => {
    const { widget_id, url, image, snapshot_id, layout } = body;
    assertOneOf({ url, image, snapshot_id });
    const { widgetId } = await scopedProject(services, caller, widget_id);
    await recordAttempt(services, `predictions:${caller.companyId}`, MOST);
    if (image !== undefined) return imageSource(image);
    // visitors of the demo without an account are not trusted with the network of this machine
    const isTrusted = caller.kind === "key" || !caller.readOnly;
    if (url !== undefined) return pageSource(url, services.env.DEMO && isTrusted);
    const source = await snapshotSource(services, widgetId, snapshot_id ?? "", signal);
    return layout ? { ...source, task: { kind: "layout" as const, layout } } : source;
  },
  ask: (_services, { task }, { signal }) => runPrediction(task, signal),
  answer: (prediction, { url }) => ({ ...prediction, url }),
});
