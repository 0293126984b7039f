import type { Happening } from "#web/reports/making/creations.ts";

interface Action {
  type: string;
  name: string;
  path: string;
  eventName: string;
  selector: string;
}

/** Undefined for actions that no rule can match. */
export function actionHappening({ type, name, path, eventName, selector }: Action): Happening | undefined {
  if (type === "pageview") return { kind: "page", name: path, selector: "" };
  if (type === "event") return { kind: "event", name: eventName, selector: "" };
  if (type === "outbound") return { kind: "outbound", name, selector };
  if (type === "form_submit") return { kind: "submit", name, selector };
  return ["click", "rage", "dead"].includes(type) ? { kind: "click", name, selector } : undefined;
}
