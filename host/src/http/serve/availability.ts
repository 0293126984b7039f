// Whether a dependency of the host is available, from a check that says so by not failing. The check runs at most once
// per second, however often it is asked, and only a failed check makes a dependency unavailable: while one takes longer
// than the patience, as on a saturated machine, the previous result stands.
const FRESH_MS = 1000;
const PATIENCE_MS = 500;

export type Availability = () => Promise<boolean>;

/** The dependency was available when it was opened. */
export function createAvailability(check: () => Promise<unknown>, now: () => number = Date.now): Availability {
  let isAvailable = true;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      await check();
      isAvailable = true;
    } catch {
      isAvailable = false;
    }
    checkedAt = now();
    running = undefined;
  }

  return async () => {
    if (running === undefined && now() - checkedAt < FRESH_MS) return isAvailable;
    running ??= run();
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, PATIENCE_MS);
    await Promise.race([running, patience.promise]);
    clearTimeout(timer);
    return isAvailable;
  };
}
