// The app's normalized store, and a separate one per share link: two principals never share a cache.
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { noteFieldError } from "./gatewayError.ts";
import { createSubscribe } from "./liveSocket.ts";
import { missingFieldHandlers } from "./missingFields.ts";
import { createFetch, type ShareToken } from "./network.ts";

/** The last ten screens stay cached. Older data is fetched again. */
const CACHED_SCREENS = 10;
/** Younger responses are reused without a refetch when a screen is revisited. */
const FRESH_MS = 5 * 60_000;

export function createEnvironment(shareToken?: ShareToken): Environment {
  return new Environment({
    network: Network.create(createFetch(shareToken), createSubscribe(shareToken)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: CACHED_SCREENS, queryCacheExpirationTime: FRESH_MS }),
    missingFieldHandlers,
    relayFieldLogger: noteFieldError,
    // for downloads, which bypass the Relay network
    options: { shareToken },
  });
}
