// The screens and projects that were opened last on this browser, the newest first, by the ids of their commands.
const KEY = "app.recent";
const MAX_RECENT = 5;

export function recentIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberRecent(id: string): void {
  try {
    // one more than is shown, as the screen that is open is not
    const next = [id, ...recentIds().filter((other) => other !== id)].slice(0, MAX_RECENT + 1);
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // a browser that stores nothing has nothing recent
  }
}
