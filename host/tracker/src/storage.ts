// The site's own localStorage, which may be full, forbidden or absent: then things last as long as the page.
const memory = new Map<string, string>();

export interface Storage {
  get<T>(name: string): T | undefined;
  set(name: string, value: unknown): void;
}

export function openStorage(prefix: string): Storage {
  return {
    get<T>(name: string): T | undefined {
      try {
        const text = localStorage.getItem(prefix + name) ?? memory.get(prefix + name);
        return text ? (JSON.parse(text) as T) : undefined;
      } catch {
        return undefined;
      }
    },
    set(name, value) {
      const text = JSON.stringify(value);
      try {
        localStorage.setItem(prefix + name, text);
        memory.delete(prefix + name);
      } catch {
        memory.set(prefix + name, text);
      }
    },
  };
}
