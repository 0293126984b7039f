// Accepts only SVGs that are pure drawings: known elements, no event handlers, no external resources, no declarations.
// Anything else is refused with its name instead of being removed, so that the image is displayed exactly as uploaded.
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";

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

function wrongAttribute(list: string): Refusal | undefined {
  for (const [, name = "", double, single] of list.matchAll(attribute)) {
    const value = double ?? single ?? "";
    const key = name.toLowerCase();
    if (key.startsWith("on")) return companyRefusals.svgHandler({ name });
    if (/^(xlink:)?href$|^src$/.test(key) && !value.trim().startsWith("#"))
      return companyRefusals.svgReference({ target: value.slice(0, 40) });
    if (!key.startsWith("xmlns") && fetches(value)) return companyRefusals.svgFetchingAttribute({ name });
  }
  return undefined;
}

/** The first problem of an SVG; undefined if it is safe to display. */
export function faultOfSvg(text: string): Refusal | undefined {
  const body = text
    .replace(/^\uFEFF/, "")
    .replace(/^\s*<\?xml[^?]*\?>/, "")
    .replaceAll(/<!--(?:(?!-->)[\s\S])*-->/g, "")
    .trim();
  if (!/^<svg[\s>]/i.test(body)) return companyRefusals.svgWithoutElement();
  if (/<!|<\?|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(body)) return companyRefusals.svgDeclaration();
  for (const [, name = "", list = ""] of body.matchAll(tag)) {
    if (!elements.has(name.toLowerCase())) return companyRefusals.svgElement({ name });
    const fault = wrongAttribute(list);
    if (fault) return fault;
  }
  const rest = body.replaceAll(tag, "");
  if (rest.includes("<") || rest.includes(">")) return companyRefusals.svgUnreadable();
  return fetches(rest.replaceAll(/&#?\w+;/g, "")) ? companyRefusals.svgFetchingStyle() : undefined;
}
