// What changes numbers without anybody's doing: another tracker since the last start, and time in which no host could
// take in events.
import type { Services } from "#host/http/services.ts";
import { beat } from "./heartbeat.ts";
import { noteTracker } from "./noteTracker.ts";

const EVERY_MS = 15_000;

/** `tracker`: its version, undefined where none is built. Answers what ends the watch. */
export async function watchHost(services: Services, tracker: string | undefined): Promise<() => Promise<void>> {
  const { log, intake } = services;
  if (tracker) await noteTracker(services, tracker);
  await beat(services);
  let refused = intake().stats.unavailable;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const { unavailable } = intake().stats;
    // batches were turned away since the last look: that was no time in which events could be taken in
    const isTurningAway = unavailable > refused;
    refused = unavailable;
    if (isTurningAway) return;
    running = running.then(() => beat(services)).catch((error: unknown) => log.warn({ err: error }, "no heartbeat"));
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
