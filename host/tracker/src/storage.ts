// The site's own localStorage, with the page's memory as a fallback: values that could not be written (storage blocked,
// full, absent) or were cleared meanwhile last as long as the page. Stored values may be anything, so each reader
// validates them. For a visitor who opted out, nothing is stored.
import { toJson } from "./sending/json.ts";
import { isOptedOut } from "./privacy.ts";

export interface Storage {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  /** removes all values */
  clear(): void;
}

export function openStorage(prefix: string): Storage {
  const memory = new Map<string, unknown>();
  const unsaved = new Set<string>();
  return {
    get(name) {
      try {
        const text = unsaved.has(name) ? null : localStorage.getItem(prefix + name);
        if (text) return JSON.parse(text);
      } catch {
        // unreadable
      }
      return memory.get(name);
    },
    set(name, value) {
      if (isOptedOut()) return;
      memory.set(name, value);
      try {
        localStorage.setItem(prefix + name, toJson(value));
        unsaved.delete(name);
      } catch {
        unsaved.add(name);
      }
    },
    clear() {
      memory.clear();
      unsaved.clear();
    },
  };
}
