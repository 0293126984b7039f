/** The default start address: the first of the project's hosts that is not a pattern. */
export function firstPage(hosts: readonly string[] | null | undefined): string {
  const host = hosts?.find((one) => !one.startsWith("*."));
  if (!host) return "";
  return host === "localhost" ? "http://localhost" : `https://${host}`;
}
