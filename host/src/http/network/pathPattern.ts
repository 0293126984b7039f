/** `/checkout/*` as a test of whole paths: `*` stands for any characters, capitals count. */
export const pathPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
      .join(".*")}$`,
    "s",
  );
