// The reported data of a clicked element: a CSS path, its text, and the position of the click. Values of inputs are
// never read.
import { maskText } from "../privacy.ts";

const hasValue = "input,textarea,select,[contenteditable],[data-tracker-mask]";

const stable = (name: string) => /^[a-z][\w-]{0,40}$/i.test(name) && !/\d{3}/.test(name);

export function step(element: Element): string {
  const tag = element.localName;
  if (element.id && stable(element.id)) return `#${element.id}`;
  const name = [...element.classList].find(stable);
  const own = name ? `${tag}.${name}` : tag;
  const siblings = element.parentElement ? [...element.parentElement.children] : [];
  const alike = siblings.filter((sibling) => sibling.localName === tag);
  return alike.length > 1 ? `${own}:nth-of-type(${alike.indexOf(element) + 1})` : own;
}

/** At most five steps, up to the nearest id. */
export function selectorOf(element: Element): string {
  const path: string[] = [];
  for (let at: Element | null = element; at && path.length < 5 && at.localName !== "html"; at = at.parentElement) {
    const own = step(at);
    path.unshift(own);
    if (own[0] === "#") break;
  }
  return path.join(">").slice(0, 300) || "html";
}

export function textOf(element: Element): string {
  if (element.closest(hasValue)) return maskText(element.getAttribute("aria-label") ?? "");
  const text = element.textContent ?? "";
  return maskText(
    text.length > 500 ? "" : text || element.getAttribute("aria-label") || element.getAttribute("alt") || "",
  );
}

export const percent = (part: number, whole: number) =>
  whole ? Math.round(Math.min(Math.max(part / whole, 0), 1) * 1000) / 10 : 0;

export function pointOf(element: Element, click: MouseEvent) {
  const box = element.getBoundingClientRect();
  const page = document.documentElement;
  return {
    selector: selectorOf(element),
    text: textOf(element),
    x: Math.round(click.pageX),
    y: Math.round(click.pageY),
    ex: percent(click.clientX - box.left, box.width),
    ey: percent(click.clientY - box.top, box.height),
    doc_w: page.scrollWidth,
    doc_h: page.scrollHeight,
  };
}
