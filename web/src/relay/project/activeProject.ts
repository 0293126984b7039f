// The project that this tab works on at the moment. Every request of the member names it in the header `widgetid`: the
// one that the newest address or switch chose, otherwise the one that the gateway shows to who has chosen none.

/** What was shown last is kept with the tab, so that the first requests after a reload name it too. */
const KEY = "app.shownProject";
/** the largest number that a project can have */
const MAX_ID = 2_147_483_647;

let chosen: string | undefined;
let shown = stored();
let announced = shown;
const listeners = new Set<() => void>();

/** Undefined as long as there is no project. */
export const activeProject = (): string | undefined => chosen ?? shown;

/** As an address or this browser's memory names it; null where neither does, and what was shown stays. */
export function chooseProject(project: string | null): void {
  chosen = isProjectNumber(project) ? project : undefined;
  announce();
}

/** What the gateway answered; undefined: the viewer has no project. */
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
    // a browser that stores nothing names the project as soon as it is shown again
  }
}

function announce(): void {
  if (announced === activeProject()) return;
  announced = activeProject();
  for (const listener of listeners) listener();
}
