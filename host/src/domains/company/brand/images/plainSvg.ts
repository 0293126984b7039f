// An SVG that is a drawing and nothing else: known elements, no handlers, nothing fetched, nothing declared. Whatever
// else it holds is refused by name rather than cut out, so that what is shown is what was sent.
const elements = new Set(
  (
    "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan clippath mask pattern " +
    "lineargradient radialgradient stop filter fegaussianblur feoffset feblend fecolormatrix feflood femerge femergenode " +
    "fecomposite marker style"
  ).split(" "),
);

const tag = /<\/?([a-zA-Z][\w:.-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>/g;
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

const fetches = (text: string) => /url\(\s*(?!["']?#)|@import|expression\(|javascript:/i.test(text);

function wrongAttribute(list: string): string | undefined {
  for (const [, name = "", double, single] of list.matchAll(attribute)) {
    const value = double ?? single ?? "";
    const key = name.toLowerCase();
    if (key.startsWith("on")) return `the handler ${name}`;
    if (/^(xlink:)?href$|^src$/.test(key) && !value.trim().startsWith("#"))
      return `a reference to ${value.slice(0, 40)}`;
    if (!key.startsWith("xmlns") && fetches(value)) return `something that is fetched, in ${name}`;
  }
  return undefined;
}

/** What stands in the way; undefined for a drawing that is safe to show. */
export function faultOfSvg(text: string): string | undefined {
  const body = text
    .replace(/^\uFEFF/, "")
    .replace(/^\s*<\?xml[^?]*\?>/, "")
    .replaceAll(/<!--(?:(?!-->)[\s\S])*-->/g, "")
    .trim();
  if (!/^<svg[\s>]/i.test(body)) return "no svg element at its beginning";
  if (/<!|<\?|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(body)) return "a declaration or an entity";
  for (const [, name = "", list = ""] of body.matchAll(tag)) {
    if (!elements.has(name.toLowerCase())) return `the element ${name}`;
    const fault = wrongAttribute(list);
    if (fault) return fault;
  }
  const rest = body.replaceAll(tag, "");
  if (rest.includes("<") || rest.includes(">")) return "markup that can't be read";
  return fetches(rest.replaceAll(/&#?\w+;/g, "")) ? "a style that fetches something" : undefined;
}
