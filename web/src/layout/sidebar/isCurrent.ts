/** `/dashboard` is the start page's other address; the rest is current on its own pages and on those below it. */
export function isCurrent(path: string, pathname: string): boolean {
  if (path === "/") return pathname === "/" || pathname === "/dashboard";
  return pathname === path || pathname.startsWith(`${path}/`);
}
