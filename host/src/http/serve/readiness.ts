// What the host is doing and what it lacks: the progress of the start, and the availability of each dependency. `/readyz`
// shows both, and a parent process is notified of each step.
import type { Availability } from "./availability.ts";

export interface Readiness {
  readonly status: "starting" | "ready" | "draining";
  readonly step: string;
  /** completed share of the step, from 0 to 1 */
  readonly progress: number;
  /** names of the dependencies that are not available */
  missing(): Promise<string[]>;
  /** a dependency is missing until its availability is known */
  require(dependency: string, availability?: Availability): void;
  report(step: string, progress?: number): void;
  finish(): void;
  drain(): void;
}

export function createReadiness(
  send: (message: { type: "progress"; step: string; progress: number }) => void,
): Readiness {
  const state = { status: "starting" as Readiness["status"], step: "starting", progress: 0 };
  const dependencies = new Map<string, Availability | undefined>();
  return {
    async missing() {
      const names = await Promise.all(
        [...dependencies].map(async ([name, isAvailable]) => ((await isAvailable?.()) ? [] : [name])),
      );
      return names.flat();
    },
    require(dependency, availability) {
      dependencies.set(dependency, availability);
    },
    get status() {
      return state.status;
    },
    get step() {
      return state.step;
    },
    get progress() {
      return state.progress;
    },
    report(step, progress = 0) {
      Object.assign(state, { step, progress });
      send({ type: "progress", step, progress });
    },
    finish() {
      state.status = "ready";
    },
    drain() {
      state.status = "draining";
    },
  };
}
