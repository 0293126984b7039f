// What the store's work costs: without the answers that it keeps, which would be measured from the second time on.
import type { EventStore } from "../../host/src/stores/events.ts";

/** Any command ends all kept answers. */
export const forgetAnswers = (store: Pick<EventStore, "command">) => store.command("SYSTEM DROP QUERY CACHE");

export interface Costed<Result> {
  result: Result;
  /** milliseconds of CPU time of this process */
  cpu: number;
}

export async function cpuOf<Result>(
  store: Pick<EventStore, "command">,
  run: () => Promise<Result>,
): Promise<Costed<Result>> {
  await forgetAnswers(store);
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return { result, cpu: (user + system) / 1000 };
}
