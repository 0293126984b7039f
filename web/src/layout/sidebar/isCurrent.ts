/** Pages that belong to a line without lying below it. */
const others: Readonly<Record<string, RegExp>> = { "/visitors": /^\/(users|contact|profile\/.+)$/ };

/** `/dashboard` is the start page's other address; the rest is current on its own pages and on those below it. */
export function isCurrent(path: string, pathname: string): boolean {
  if (path === "/") return pathname === "/" || pathname === "/dashboard";
  return others[path]?.test(pathname) || pathname === path || pathname.startsWith(`${path}/`);
}
