// Errors of the page's own scripts: each once, at most ten a page.
import type { Tracker } from "./tracker.ts";

export function watchErrors(tracker: Tracker): void {
  const told = new Set<string>();

  function tell(error: unknown, message: string, where = ""): void {
    const stack = error instanceof Error && error.stack ? error.stack : where;
    const said = (message || "Error").slice(0, 500);
    if (told.size >= 10 || told.has(said)) return;
    told.add(said);
    const name = error instanceof Error ? error.name.slice(0, 100) : "Error";
    tracker.track({ type: "error", message: said, stack: stack.slice(0, 2000), name }, true);
  }

  addEventListener("error", (event) => {
    if (event.message) tell(event.error, event.message, `${event.filename}:${event.lineno}:${event.colno}`);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    tell(reason, reason instanceof Error ? reason.message : String(reason));
  });
}
