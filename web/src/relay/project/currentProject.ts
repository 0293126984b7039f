// The member's current project: from the URL (`?project=12`), otherwise the last choice in this browser.
import { chooseProject, showProject } from "./activeProject.ts";

const KEY = "app.project";
const NAME_KEY = "app.projectName";

export interface KnownProject {
  widgetId: number;
  name: string;
}

export function currentProject(search: URLSearchParams): string | null {
  return namedProject(search) ?? stored(KEY);
}

/** The project in the URL. */
export function namedProject(search: URLSearchParams): string | null {
  const named = search.get("project");
  return named && /^\d{1,10}$/.test(named) ? named : null;
}

/** The name of the last chosen project, shown until the gateway responds; null if the URL contains another one. */
export function rememberedName(search: URLSearchParams): string | null {
  return currentProject(search) === stored(KEY) ? stored(NAME_KEY) : null;
}

export function rememberProject({ widgetId, name }: KnownProject): void {
  chooseProject(String(widgetId));
  try {
    localStorage.setItem(KEY, String(widgetId));
    localStorage.setItem(NAME_KEY, name);
  } catch {
    // without storage the choice remains in the URL
  }
}

export function forgetProject(): void {
  chooseProject(null);
  showProject(undefined);
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(NAME_KEY);
  } catch {
    // nothing was stored
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
