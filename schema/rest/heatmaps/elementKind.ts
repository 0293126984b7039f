// What an element is for the reader of a page. The host uses it for the HTML of a page, the app for a recorded page.
import type { ElementKind } from "./attention.ts";

export interface DescribedElement {
  /** lower case */
  tag: string;
  attribute(name: string): string | null | undefined;
}

const images = new Set("img picture video canvas iframe embed object svg".split(" "));
const inputs = new Set("input select textarea".split(" "));
const BUTTON_TYPES = /^(submit|button|reset|image)$/i;
const LIKE_A_BUTTON = /(^|[\s_-])(btn|button|cta)([\s_-]|$)/i;

/** Undefined: it is as its surroundings are. */
export function elementKind({ tag, attribute }: DescribedElement): ElementKind | undefined {
  if (images.has(tag)) return "image";
  if (tag === "button" || attribute("role") === "button") return "button";
  if (tag === "input" && BUTTON_TYPES.test(attribute("type") ?? "")) return "button";
  if (inputs.has(tag)) return "input";
  if (tag === "a") return LIKE_A_BUTTON.test(attribute("class") ?? "") ? "button" : "link";
  return /^h[1-6]$/.test(tag) ? "heading" : undefined;
}
