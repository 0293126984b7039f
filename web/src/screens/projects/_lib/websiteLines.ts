/** Host names as they are typed: one on a line, or with commas between. */
export const hostsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,]+/)
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
];
