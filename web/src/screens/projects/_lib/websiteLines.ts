/** Parses host names: one per line, or separated by commas. */
export const hostsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
];
