// The attributes of a recorded element without what a visitor typed, what a project masks, and what no visitor sees.
import { maskedValue, type Level } from "./protection.ts";
import { cleanCss, cleanUrl } from "./urls.ts";

type Value = string | number | boolean | null | undefined | object;

const CONTROL = /^(input|textarea|select|option|button)$/;
const URLS = /^(href|src|xlink:href|action|formaction|data|poster|cite|background|longdesc|rr_src)$/;
/** Code, markup and other URLs that the replay does not need. */
const DROPPED = /^(on.*|srcdoc|srcset|imagesrcset|nonce|integrity|ping|selected|content)$/;
/** Of a masked element only what determines its place and look. */
const SHOWN =
  /^(class|id|style|type|rel|media|width|height|rows|cols|size|colspan|rowspan|hidden|disabled|open|role|dir|lang|multiple|contenteditable|_cssText|rr_(?!src|dataURL).*|data-sl-\w+)$/;
/** A word or a small number, as stylesheets select them. Longer values may be anything about the visitor. */
const STATE = /^([a-z][a-z-]{0,30}|\d{1,3}|)$/;

const cleanStyle = (style: object): object =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value)
        ? value.map((part) => (typeof part === "string" ? cleanCss(part) : part))
        : typeof value === "string"
          ? cleanCss(value)
          : value,
    ]),
  );

/** undefined: the attribute is not recorded */
function recorded(element: Element, name: string, value: Value, level: Level): Value {
  const tag = element.localName;
  if (name === "style" && value && typeof value === "object") return cleanStyle(value);
  if (typeof value !== "string") return level && name === "checked" ? undefined : value;
  if (name === "style" || name === "_cssText") return cleanCss(value);
  if (name === "value" && CONTROL.test(tag)) return maskedValue(element, value, level);
  if (DROPPED.test(name))
    return name === "content" && /^viewport$/i.test(element.getAttribute("name") ?? "") ? value : undefined;
  if (level && !SHOWN.test(name) && !isDrawn(element, name)) return undefined;
  if (URLS.test(name)) return cleanUrl(value);
  if (name.startsWith("data-") && !name.startsWith("data-sl-") && !STATE.test(value)) return "";
  return value;
}

/** The geometry of an SVG. */
const isDrawn = (element: Element, name: string): boolean =>
  element.namespaceURI === "http://www.w3.org/2000/svg" && !/^(data-|aria-|on|href|xlink:|title|label)/.test(name);

/** Changes the attributes in place. `element`: the page's own; a null value of a mutation removes an attribute. */
export function protectAttributes(element: Element, attributes: Record<string, Value>, level: Level): void {
  for (const [name, value] of Object.entries(attributes)) {
    const shown = recorded(
      element,
      name.startsWith("rr_") || name === "_cssText" ? name : name.toLowerCase(),
      value,
      level,
    );
    if (shown === undefined) delete attributes[name];
    else attributes[name] = shown;
  }
}
