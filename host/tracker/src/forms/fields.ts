// What is a field, and what may be known of it. Of a value, only whether there is one.
import { maskText } from "#tracker/privacy.ts";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A search is not filled in: the visitor may follow a suggestion instead. */
export const FIELDS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=reset]):not([type=image]):not([type=search])" +
  ",select,textarea";
const BLOCKED = "[data-sl-block]";
const MASKED = "[data-sl-mask],[data-tracker-mask]";

const TYPES = /^(text|email|tel|number|url|password|color|range|file|checkbox|radio)$/;

export const isField = (node: unknown): node is Field =>
  node instanceof Element && node.matches(FIELDS) && !node.closest(BLOCKED);

/** Not one that the page has removed. */
export const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

export function typeOf({ localName, type }: Field) {
  if (localName !== "input") return localName as "select" | "textarea";
  return (TYPES.test(type) ? type : /date|month|week|time/.test(type) ? "date" : "other") as "text";
}

/** A group of radio buttons or checkboxes is one field: any of them counts. */
export const isFilled = (field: Field): boolean =>
  /checkbox|radio/.test(field.type) ? (field as HTMLInputElement).checked : field.value.length > 0;

/** What shows or takes a value within a label. */
const VALUES = `${FIELDS},output,[contenteditable],[aria-live]`;

const ownText = (element: Element): string =>
  [...element.childNodes]
    .map((node) =>
      node instanceof Element && (node.matches(VALUES) || node.querySelector(VALUES)) ? "" : node.textContent,
    )
    .join(" ");

/** As the page shows it; "" if it is masked. */
function labelOf(field: Field): string {
  const legend = field.type === "radio" && field.closest("fieldset")?.querySelector("legend");
  const label = legend || field.labels?.[0];
  if (field.closest(MASKED) || label?.closest(MASKED) || label?.querySelector(MASKED)) return "";
  return maskText(
    (label && ownText(label)) || field.getAttribute("aria-label") || field.getAttribute("placeholder") || "",
  );
}

export interface FieldNames {
  /** its name or id; "" if it has neither */
  name: string;
  label: string;
  /** Fields without a name are distinguished by type and label, in memory only. */
  identity: string;
}

const known = new WeakMap<Field, FieldNames>();

/**
 * Read once: later, a label may show what the visitor entered, such as the value of a range. An element that the page
 * uses again for another field has another name.
 */
export function namesOf(field: Field): FieldNames {
  const name = (field.name || field.getAttribute("id") || "").slice(0, 100);
  const before = known.get(field);
  if (before?.name === name) return before;
  const label = labelOf(field);
  const names = { name, label, identity: name || `\n${typeOf(field)}${label}` };
  known.set(field, names);
  return names;
}

/** A form's own name; "" if it has none. */
export const formLabel = (form: Element): string =>
  form.closest(MASKED)
    ? ""
    : maskText(form.getAttribute("aria-label") || form.getAttribute("name") || form.getAttribute("id") || "");
