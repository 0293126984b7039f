// How much of an element is recorded. rrweb's own masking ends at shadow roots, frames and attributes, so the level is
// determined here, for every recorded node, through all of its ancestors.
import { openPictures, type PictureOf } from "../page/pictures.ts";
import type { PageSetting } from "../setting.ts";

/** 0: recorded as it is; 1: texts and all attributes that could contain any are masked; 2: not recorded */
export type Level = 0 | 1 | 2;

export interface Protection {
  /** of a node and, by its ancestors, of everything around it */
  levelOf(node: Node): Level;
  /** of an element whose parent has the level `outer` */
  within(element: Element, outer: Level): Level;
  /** for rrweb, which replaces these elements with empty boxes */
  readonly blocked: string;
  /** an image as a data URL, if the project stores images */
  readonly pictureOf: PictureOf;
}

const MASKED = [
  "[data-sl-mask]",
  ".rr-mask",
  "[data-tracker-mask]",
  "[contenteditable]:not([contenteditable='false' i])",
];

const isSelector = (selector: string): boolean => {
  try {
    document.createElement("p").matches(selector);
    return true;
  } catch {
    return false;
  }
};

export function protectionOf({ mask_texts, mask_selectors, block_selectors, keep_images }: PageSetting): Protection {
  const given = [...mask_selectors, ...block_selectors];
  // a selector that this browser does not understand may protect anything: all texts are masked
  const masksAll = mask_texts || !given.every(isSelector);
  const masked = [...MASKED, ...mask_selectors.filter(isSelector)].join();
  const blocked = ["[data-sl-block]", ...block_selectors.filter(isSelector)].join();

  // almost no element matches, and matching takes the longest
  const either = `${blocked},${masked}`;

  const within = (element: Element, outer: Level): Level => {
    if (outer === 2) return 2;
    const isMarked = element.matches(either);
    if (isMarked && element.matches(blocked)) return 2;
    return outer || masksAll || isMarked || element.ownerDocument.designMode === "on" ? 1 : 0;
  };

  function levelOf(node: Node): Level {
    let level: Level = 0;
    let at: Node | null = node;
    while (at) {
      const root: Node = at.getRootNode();
      const element = at.nodeType === 1 ? (at as Element) : at.parentElement;
      if (element?.closest(blocked)) return 2;
      if (masksAll || element?.closest(masked) || at.ownerDocument?.designMode === "on") level = 1;
      const host: Element | undefined = (root as ShadowRoot).host;
      if (!host && root.nodeType !== 9) return 1; // removed meanwhile: its ancestors are unknown
      at = host ?? (root as Document).defaultView?.frameElement ?? null;
    }
    return level;
  }

  return { levelOf, within, blocked, pictureOf: keep_images ? openPictures() : () => undefined };
}

export const maskedText = (text: string): string => text.replace(/\S/g, "*");

const VALUELESS = /^(hidden|file|checkbox|radio)$/;
/** Buttons: their value is a text of the page. */
const LABELED = /^(button|submit|reset|image)$/;

/** The value of a form control as it is recorded; undefined: none. */
export function maskedValue(element: Element, value: string, level: Level): string | undefined {
  const { type, localName } = element as HTMLInputElement;
  if (localName === "input" && LABELED.test(type)) return level ? maskedText(value) : value;
  if (localName !== "input" && localName !== "textarea") return undefined;
  if (VALUELESS.test(type)) return undefined;
  // a field that was a password is one: sites show it on request. The length of a password is not recorded.
  if (
    type === "password" ||
    element.hasAttribute("data-rr-is-password") ||
    /password/.test(element.getAttribute("autocomplete") ?? "")
  )
    return value && "********";
  return "*".repeat(Math.min(value.length, 200));
}
