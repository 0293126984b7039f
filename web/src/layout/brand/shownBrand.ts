// The brand that the page shows. The gateway embeds it in the page's root element for the first render. GraphQL
// responses keep it up to date.
import { useSyncExternalStore } from "react";
import { defaultBrand } from "#web/theme/buildTheme.ts";

export interface ShownBrand {
  name: string;
  mainColor: string;
}

const page = document.documentElement;

/** The brand's logo, which has its name in it, comes with the first response. */
export const hasLogo = Boolean(page.dataset["brandLogo"]);

let shown: ShownBrand = {
  // without one (development server), the document title waits for the first response
  name: page.dataset["brand"] ?? "",
  mainColor: page.dataset["brandColor"] ?? defaultBrand.mainColor,
};
const listeners = new Set<() => void>();

export function showBrand(brand: ShownBrand): void {
  const before = page.dataset["brand"] ?? "";
  page.dataset["brand"] = brand.name;
  if (before === "") document.title = document.title ? `${document.title} · ${brand.name}` : brand.name;
  else if (document.title.endsWith(before)) document.title = document.title.slice(0, -before.length) + brand.name;
  if (brand.name === shown.name && brand.mainColor === shown.mainColor) return;
  shown = brand;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useShownBrand = () => useSyncExternalStore(subscribe, () => shown);
