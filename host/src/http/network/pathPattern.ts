/** `/checkout/*` as a test of whole paths: `*` matches any characters; case-sensitive. */
export const pathPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
      .join(".*")}$`,
    "s",
  );
