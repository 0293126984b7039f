// The progress of the start. `/readyz` shows it, and a parent process is notified of each step.

export interface Readiness {
  readonly status: "starting" | "ready" | "draining";
  readonly step: string;
  /** completed share of the step, from 0 to 1 */
  readonly progress: number;
  report(step: string, progress?: number): void;
  finish(): void;
  drain(): void;
}

export function createReadiness(
  send: (message: { type: "progress"; step: string; progress: number }) => void,
): Readiness {
  const state = { status: "starting" as Readiness["status"], step: "starting", progress: 0 };
  return {
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
