// The order in which a list showed its recordings, so that the player can go on to the next one. Stored per tab.

const KEY = "recording-list";

export function storeListOrder(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // the player has no next and previous recording
  }
}

export interface Neighbors {
  previous: string | undefined;
  next: string | undefined;
}

export function neighborsOf(key: string): Neighbors {
  let keys: unknown = [];
  try {
    keys = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    // as without a list
  }
  const known = Array.isArray(keys) ? keys.filter((one) => typeof one === "string") : [];
  const index = known.indexOf(key);
  return index < 0 ? { previous: undefined, next: undefined } : { previous: known[index - 1], next: known[index + 1] };
}
