// The flow's parameters are stored in the URL: pure conversion in both directions. A stop is written `page:/cart`.

export interface Stop {
  kind: "PAGE" | "EVENT";
  name: string;
}

/** Two kinds of sessions, side by side. */
export const versusChoices = ["none", "converted", "visitors", "devices"] as const;
export type Versus = (typeof versusChoices)[number];

export interface FlowState {
  /** the step in the middle, with the steps before and after it; null: paths from left to right */
  around: Stop | null;
  versus: Versus;
  start: Stop | null;
  end: Stop | null;
  through: readonly Stop[];
  exclude: readonly Stop[];
  grouping: readonly string[];
  steps: number;
  events: boolean;
}

export const LEAST_STEPS = 3;
export const MOST_STEPS = 10;
const STANDARD_STEPS = 5;

export const writeStop = ({ kind, name }: Stop): string => `${kind.toLowerCase()}:${name}`;

export function readStop(text: string | null): Stop | null {
  const match = /^(page|event):(.{1,300})$/s.exec(text ?? "");
  if (!match) return null;
  return { kind: match[1] === "page" ? "PAGE" : "EVENT", name: match[2] ?? "" };
}

export const isSameStop = (one: Stop, other: Stop): boolean => writeStop(one) === writeStop(other);

const stops = (search: URLSearchParams, name: string, most: number): Stop[] =>
  search
    .getAll(name)
    .map(readStop)
    .filter((stop) => stop !== null)
    .slice(0, most);

export function readFlowState(search: URLSearchParams): FlowState {
  const steps = Number(search.get("steps"));
  const start = readStop(search.get("start"));
  const versus = search.get("versus");
  return {
    around: readStop(search.get("around")),
    versus: versusChoices.find((one) => one === versus) ?? "none",
    start,
    // a flow has one anchor
    end: start ? null : readStop(search.get("end")),
    through: stops(search, "through", 5),
    exclude: stops(search, "without", 50),
    grouping: search
      .getAll("group")
      .map((rule) => rule.trim().slice(0, 300))
      .filter((rule) => rule !== "")
      .slice(0, 30),
    steps: Number.isInteger(steps) && steps >= LEAST_STEPS && steps <= MOST_STEPS ? steps : STANDARD_STEPS,
    events: search.get("events") === "1",
  };
}

const own = ["around", "versus", "start", "end", "through", "without", "group", "steps", "events"];

export function writeFlowState(search: URLSearchParams, state: FlowState): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of own) next.delete(name);
  if (state.around) next.set("around", writeStop(state.around));
  if (state.versus !== "none") next.set("versus", state.versus);
  if (state.start) next.set("start", writeStop(state.start));
  else if (state.end) next.set("end", writeStop(state.end));
  for (const stop of state.through) next.append("through", writeStop(stop));
  for (const stop of state.exclude) next.append("without", writeStop(stop));
  for (const rule of state.grouping) next.append("group", rule);
  if (state.steps !== STANDARD_STEPS) next.set("steps", String(state.steps));
  if (state.events) next.set("events", "1");
  return next;
}
