// The brand that the page shows, remembered so that the next visit starts in its colour.
import { useSyncExternalStore } from "react";
import { defaultBrand } from "#web/theme/buildTheme.ts";

export interface ShownBrand {
  name: string;
  mainColor: string;
}

const KEY = "sightline.brand";

function remembered(): ShownBrand {
  try {
    const brand = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<ShownBrand> | null;
    if (typeof brand?.name === "string" && typeof brand.mainColor === "string")
      return { name: brand.name, mainColor: brand.mainColor };
  } catch {
    // an unreadable memory is none
  }
  return { name: "Sightline", mainColor: defaultBrand.mainColor };
}

let shown = remembered();
const listeners = new Set<() => void>();

export function showBrand(brand: ShownBrand): void {
  const root = document.documentElement;
  const before = root.dataset["brand"] ?? "Sightline";
  root.dataset["brand"] = brand.name;
  if (document.title.endsWith(before)) document.title = document.title.slice(0, -before.length) + brand.name;
  if (brand.name === shown.name && brand.mainColor === shown.mainColor) return;
  shown = brand;
  try {
    localStorage.setItem(KEY, JSON.stringify(brand));
  } catch {
    // without storage the next visit starts in the default colour
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownBrand = () => useSyncExternalStore(subscribe, () => shown);
