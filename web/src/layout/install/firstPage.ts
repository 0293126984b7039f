/** The default start address: the first of the project's hosts that is not a pattern. */
export function firstPage(hosts: readonly string[] | null | undefined): string {
  const host = hosts?.find((one) => !one.includes("*"));
  if (!host || /^https?:/i.test(host)) return host ?? "";
  const [name = "", port = ""] = host.split(":");
  // servers on a developer's machine, and those on a port of their own, rarely have a certificate
  const isLocal = name === "localhost" || /^[\d.]+$/.test(name);
  const isPlain = port === "" ? isLocal : !port.endsWith("443");
  return `${isPlain ? "http" : "https"}://${host}`;
}
