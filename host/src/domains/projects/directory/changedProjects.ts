// Projects that have changed and are being read again, several with one query. A failed reading is repeated until it
// succeeds.
const RETRY_MS = 1000;
/** With more changed projects than these, all are read. */
const MAX_IDS = 500;

export function openChangedProjects(
  read: (ids: readonly number[] | undefined) => Promise<void>,
  failed: (error: unknown) => void,
) {
  let waiting = new Set<number>();
  let isAllWaiting = false;
  let reading = new Set<number>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function run(): Promise<void> {
    while (!isClosed && (waiting.size > 0 || isAllWaiting)) {
      const isAll = isAllWaiting || waiting.size > MAX_IDS;
      reading = waiting;
      [waiting, isAllWaiting] = [new Set(), false];
      try {
        await read(isAll ? undefined : [...reading]);
      } catch (error) {
        if (!isClosed) failed(error);
        isAllWaiting ||= isAll;
        waiting = new Set([...waiting, ...reading]);
        if (!isClosed) timer = setTimeout(start, RETRY_MS).unref();
        break;
      } finally {
        reading = new Set();
      }
    }
    running = undefined;
  }

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    running ??= run();
  }

  return {
    add(widgetId: number): void {
      waiting.add(widgetId);
      start();
    },
    addAll(): void {
      isAllWaiting = true;
      start();
    },
    /** Whether a project is being read again now. While reading fails, projects are used as they were. */
    includes: (widgetId: number): boolean => running !== undefined && (waiting.has(widgetId) || reading.has(widgetId)),
    /** Resolves when everything that has changed so far was read, or could not be read. */
    settled: async (): Promise<void> => running,
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
