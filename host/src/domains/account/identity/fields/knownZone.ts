/** The IANA time zone, if this machine knows it. */
export function knownZone(timezone: string | undefined): string | null {
  if (!timezone || /^[+-]/.test(timezone)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
