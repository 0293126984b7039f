/** The address to begin with: the first of a project's websites that is no pattern. */
export function firstPage(hosts: readonly string[] | null | undefined): string {
  const host = hosts?.find((one) => !one.startsWith("*."));
  if (!host) return "";
  return host === "localhost" ? "http://localhost" : `https://${host}`;
}
