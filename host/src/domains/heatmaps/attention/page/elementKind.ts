// What an element is for the reader of a page, and what is not shown at all.
import type { ElementKind } from "@sightline/schema/rest/heatmaps/attention";
import type { PageElement } from "./pageNode.ts";

const hidden = new Set(
  "head script style template noscript title meta link base datalist dialog area map param source track".split(" "),
);
const images = new Set("img picture video canvas iframe embed object svg".split(" "));
const inputs = new Set("input select textarea".split(" "));
const BUTTON_TYPES = /^(submit|button|reset|image)$/i;
const LIKE_A_BUTTON = /(^|[\s_-])(btn|button|cta)([\s_-]|$)/i;

export function isHidden({ tag, attributes }: PageElement): boolean {
  if (hidden.has(tag) && !(tag === "dialog" && "open" in attributes)) return true;
  if ("hidden" in attributes || (tag === "input" && attributes["type"] === "hidden")) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes["style"] ?? "");
}

/** Undefined: it is as its surroundings are. */
export function elementKind({ tag, attributes }: PageElement): ElementKind | undefined {
  if (images.has(tag)) return "image";
  if (tag === "button" || attributes["role"] === "button") return "button";
  if (tag === "input" && BUTTON_TYPES.test(attributes["type"] ?? "")) return "button";
  if (inputs.has(tag)) return "input";
  if (tag === "a") return LIKE_A_BUTTON.test(attributes["class"] ?? "") ? "button" : "link";
  return /^h[1-6]$/.test(tag) ? "heading" : undefined;
}
