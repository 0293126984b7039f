// The parts of a text that are filled in: `{name}`, and `{count, plural, one {# visit} other {# visits}}` with texts
// of its own inside. Undefined where the braces do not match.

export function placeholders(text: string): string[] | undefined {
  const found = new Set<string>();
  let depth = 0;
  for (const [part] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    if (part === "}") depth -= 1;
    // an odd depth names a value, an even one is a text inside a plural
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
