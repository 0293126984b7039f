import { rangeModules, type RangeModule } from "./rangeModules.ts";

/** The module whose range an address shows; null where there is no range to choose. */
export function rangeModule(pathname: string): RangeModule | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "").toLowerCase() : pathname;
  return rangeModules.find((one) => one.path.test(path))?.module ?? null;
}
