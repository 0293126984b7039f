// Whether and how a CSS selector can be matched against the paths that the tracker stores with a click. A stored path
// has at most five steps, joined by `>`. Each step is `#id`, `tag` or `tag.class`, with `:nth-of-type(n)` among similar
// siblings. Only the first stable class of an element is stored. Simple selectors can therefore be matched in past
// events. Attributes, several classes and more complex selectors can't, and the tracker must detect them live.
import { quoted } from "./pagePattern.ts";

const STEP =
  /^(?<tag>[a-z][\w-]*|\*)?(?:#(?<id>[a-zA-Z][\w-]*))?(?:\.(?<name>[a-zA-Z][\w-]*))?(?<nth>:nth-of-type\(\d+\))?$/;
const BETWEEN = /\s*>\s*|\s+/;

function stepPattern(step: string): string | undefined {
  const { tag, id, name, nth } = STEP.exec(step)?.groups ?? {};
  if (!tag && !id && !name) return undefined;
  // an element with an id is stored as its id alone
  if (id) return name || nth ? undefined : `#${quoted(id)}`;
  const own = `${tag && tag !== "*" ? quoted(tag) : "[\\w-]+"}${name ? `\\.${quoted(name)}` : "(?:\\.[\\w-]+)?"}`;
  return own + (nth ? quoted(nth) : "(?::nth-of-type\\(\\d+\\))?");
}

/** RE2 for the stored path of the element or any of its descendants; undefined if past events can't be matched. */
export function selectorPattern(selector: string): string | undefined {
  const alternatives = selector.split(",").map((each) => onePattern(each.trim()));
  return alternatives.every((each) => each !== undefined) ? `(?:^|>)(?:${alternatives.join("|")})(?:>|$)` : undefined;
}

function onePattern(selector: string): string | undefined {
  const steps = selector.split(BETWEEN);
  const joins = [...selector.matchAll(new RegExp(BETWEEN, "g"))].map(([text]) =>
    text.trim() === ">" ? ">" : ">(?:.*>)?",
  );
  let pattern = "";
  for (const [n, step] of steps.entries()) {
    const own = stepPattern(step);
    if (own === undefined) return undefined;
    pattern += n === 0 ? own : (joins[n - 1] ?? ">") + own;
  }
  return pattern;
}
