/** The start page is what stands behind `/`: the dashboard, or the overview of plans that land there. */
export const isStart = (pathname: string): boolean => ["/", "/dashboard", "/overview"].includes(pathname.toLowerCase());

/** The start page's line is current at each of its addresses, the rest on their own pages and on those below them. */
export function isCurrent(path: string, pathname: string): boolean {
  if (path === "/") return isStart(pathname);
  const here = pathname.toLowerCase();
  return here === path || here.startsWith(`${path}/`);
}
