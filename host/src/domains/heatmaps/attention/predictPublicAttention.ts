// The public tool: anyone may send a picture or an address, so callers are limited by their IP address and all together.
// Nothing is stored except the counts, by a hash.
import { predictPublicAttention as endpoint } from "@sightline/schema/rest/heatmaps/attention";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { assertOneOf, imageSource, pageSource } from "./predictionSources.ts";
import { runPrediction } from "./runPrediction.ts";

/** In 15 minutes. */
const OF_ADDRESS = { max: 20, of: attempts.predictions };
const OF_ALL = { max: 600, of: attempts.predictions };

export const predictPublicAttention = route(endpoint, {
  permit: anyone,
  gather: async ({ services, body: { url, image, sender } }) => {
    assertOneOf({ url, image });
    await recordAttempt(services, `public predictions:${sender}`, OF_ADDRESS);
    await recordAttempt(services, "public predictions", OF_ALL);
    return image === undefined ? pageSource(url ?? "", false) : imageSource(image);
  },
  ask: (_services, { task }, { signal }) => runPrediction(task, signal),
  answer: (prediction, { url }) => ({ ...prediction, url }),
});
