// The normalised store of the app, and of each share link's holder apart from it: two principals never share a cache.
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { noteFieldError } from "./gatewayError.ts";
import { createSubscribe } from "./liveSocket.ts";
import { missingFieldHandlers } from "./missingFields.ts";
import { createFetch, type ShareToken } from "./network.ts";

/** Ten screens back stay warm; older data is fetched again. */
const CACHED_SCREENS = 10;
/** An answer younger than this is shown without asking again when a screen is revisited. */
const FRESH_MS = 5 * 60_000;

export function createEnvironment(shareToken?: ShareToken): Environment {
  return new Environment({
    network: Network.create(createFetch(shareToken), createSubscribe(shareToken)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: CACHED_SCREENS, queryCacheExpirationTime: FRESH_MS }),
    missingFieldHandlers,
    relayFieldLogger: noteFieldError,
    // for what is fetched past the network: files
    options: { shareToken },
  });
}
