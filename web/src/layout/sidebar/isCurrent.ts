/** The start page is the target of `/`: the dashboard, or the overview for plans that start there. */
export const isStart = (pathname: string): boolean => ["/", "/dashboard", "/overview"].includes(pathname.toLowerCase());

/** The start page's item is current at each of its paths; other items on their own pages and subpages. */
export function isCurrent(path: string, pathname: string, subpages: readonly string[] = []): boolean {
  if (path === "/") return isStart(pathname);
  const here = pathname.toLowerCase();
  return [path, ...subpages].some((one) => here === one || here.startsWith(`${one}/`));
}
