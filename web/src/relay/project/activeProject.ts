// The current project of this tab. Every request of the member sends it in the header `widgetid`: the project of the
// latest URL or switch, otherwise the gateway's default for members without a choice.

/** The last shown project is stored per tab, so that the first requests after a reload also send it. */
const KEY = "app.shownProject";
/** the largest valid project id */
const MAX_ID = 2_147_483_647;

let chosen: string | undefined;
let shown = stored();
let announced = shown;
const listeners = new Set<() => void>();

/** Undefined while there is no project. */
export const activeProject = (): string | undefined => chosen ?? shown;

/** From the URL or this browser's storage; null: neither has one, and the shown project stays. */
export function chooseProject(project: string | null): void {
  chosen = isProjectNumber(project) ? project : undefined;
  announce();
}

/** From the gateway's response; undefined: the viewer has no project. */
export function showProject(widgetId: number | undefined): void {
  shown = widgetId === undefined ? undefined : String(widgetId);
  store(shown);
  announce();
}

export function onActiveProject(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isProjectNumber(project: string | null): project is string {
  return project !== null && /^[1-9]\d{0,9}$/.test(project) && Number(project) <= MAX_ID;
}

function stored(): string | undefined {
  try {
    const project = sessionStorage.getItem(KEY);
    return isProjectNumber(project) ? project : undefined;
  } catch {
    return undefined;
  }
}

function store(project: string | undefined): void {
  try {
    if (project === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, project);
  } catch {
    // without storage, the project is sent once it has been shown again
  }
}

function announce(): void {
  if (announced === activeProject()) return;
  announced = activeProject();
  for (const listener of listeners) listener();
}
