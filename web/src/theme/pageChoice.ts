// Choices of this browser that the page's first paint needs, before any script runs. Cookies, so that the gateway can write
// them into the page (gateway/src/edge/http/pageChoices.ts).

/** in seconds: browsers keep none for longer than 400 days */
const MAX_AGE = 34_560_000;

export function pageChoice(name: string): string | undefined {
  try {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    return pairs.find(([key]) => key === name)?.[1];
  } catch {
    // pages in sandboxed frames have none
    return undefined;
  }
}

/** Returns whether the browser keeps it; undefined forgets the choice. */
export function keepPageChoice(name: string, value: string | undefined): boolean {
  try {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${name}=${value ?? ""}; path=/; samesite=lax; max-age=${value ? MAX_AGE : 0}${secure}`;
  } catch {
    return false;
  }
  return pageChoice(name) === value;
}
