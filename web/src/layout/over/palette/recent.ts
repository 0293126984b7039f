// The screens and projects last opened in this browser, newest first, as command ids.
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
    // one more than is shown, because the current screen is not listed
    const next = [id, ...recentIds().filter((other) => other !== id)].slice(0, MAX_RECENT + 1);
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // without storage there are no recent commands
  }
}
