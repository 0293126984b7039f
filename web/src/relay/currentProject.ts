// The project that the member works on: the address says it (`?project=12`), otherwise the last choice on this browser.
const KEY = "app.project";

export function currentProject(search: URLSearchParams): string | null {
  const named = search.get("project");
  if (named && /^\d{1,10}$/.test(named)) return named;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberProject(widgetId: number): void {
  try {
    localStorage.setItem(KEY, String(widgetId));
  } catch {
    // a browser that stores nothing keeps the choice in the address
  }
}

export function forgetProject(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
}
