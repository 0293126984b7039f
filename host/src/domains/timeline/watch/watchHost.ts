// External causes of changed numbers: a new tracker version since the last start, and time in which no host could
// ingest events.
import type { Services } from "#host/http/services.ts";
import { beat } from "./heartbeat.ts";
import { noteTracker } from "./noteTracker.ts";

const EVERY_MS = 15_000;

/** `tracker`: its version, undefined if none is built. Returns a function that ends the watch. */
export async function watchHost(services: Services, tracker: string | undefined): Promise<() => Promise<void>> {
  const { log, intake, now } = services;
  /** since when events have been ingested and no heartbeat was stored, such as while the entity store is down */
  let since: number | undefined = intake().startedAt;
  async function storeBeat(): Promise<void> {
    await beat(services, since);
    since = undefined;
  }
  if (tracker) await noteTracker(services, tracker);
  await storeBeat();
  let refused = intake().stats.unavailable;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const { unavailable } = intake().stats;
    // batches were refused since the last check: events could not be ingested in that time
    const isTurningAway = unavailable > refused;
    refused = unavailable;
    since = isTurningAway ? undefined : (since ?? now());
    if (isTurningAway) return;
    running = running.then(storeBeat).catch((error: unknown) => log.warn({ err: error }, "no heartbeat"));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
