import { matchPath } from "react-router-dom";
import { hasParameters } from "../places/hasParameters.ts";

export interface Addressed {
  path: string;
  subpages?: readonly string[];
  aliases?: readonly string[];
}

/** The start page is the target of `/`: the dashboard, or the overview for plans that start there. */
export const isStart = (pathname: string): boolean => ["/", "/dashboard", "/overview"].includes(pathname.toLowerCase());

const textOf = (path: string) => path.toLowerCase().replace(/\/$/, "");

function isBelow(path: string, pathname: string): boolean {
  if (hasParameters(path)) return matchPath({ path, end: false }, pathname) !== null;
  return `${textOf(pathname)}/`.startsWith(`${textOf(path)}/`);
}
const isAt = (path: string, pathname: string): boolean =>
  hasParameters(path) ? matchPath(path, pathname) !== null : textOf(path) === textOf(pathname);

/** The length of the item's address that contains the path; 0: none does. */
function depth({ path, subpages = [], aliases = [] }: Addressed, pathname: string): number {
  if (path === "/") return Number(isStart(pathname));
  return Math.max(
    0,
    ...[path, ...subpages, ...aliases].filter((one) => isBelow(one, pathname)).map((one) => one.length),
  );
}

/**
 * The item that is current at an address: its own screen, one of its subpages, or any screen below these. Where items
 * contain each other, the closest one, so that never two are current.
 */
export function currentItem<Item extends Addressed>(items: readonly Item[], pathname: string): Item | undefined {
  const found = items.map((item) => ({ item, depth: depth(item, pathname) })).filter((one) => one.depth > 0);
  return found.toSorted((one, other) => other.depth - one.depth)[0]?.item;
}

/** Whether the address is the item's own screen and not one that it leads to. */
export const isItemItself = ({ path, aliases = [] }: Addressed, pathname: string): boolean =>
  path === "/" ? isStart(pathname) : [path, ...aliases].some((one) => isAt(one, pathname));
