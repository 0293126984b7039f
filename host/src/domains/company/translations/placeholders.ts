// The placeholders of a text: `{name}`, and `{count, plural, one {# visit} other {# visits}}` with nested texts.
// Undefined if the braces don't match.

export function placeholders(text: string): string[] | undefined {
  const found = new Set<string>();
  let depth = 0;
  for (const [part] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    if (part === "}") depth -= 1;
    // an odd depth is a placeholder, an even one is a text inside a plural
    else if (depth % 2 === 0) {
      const name = part.slice(1).trim();
      if (name === "") return undefined;
      found.add(name);
      depth += 1;
    } else depth += 1;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? [...found].toSorted() : undefined;
}
