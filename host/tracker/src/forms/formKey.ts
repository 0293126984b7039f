// What identifies a form within its page, so that it is the same at every visit: its id, name or action, otherwise its
// place in the document.
import { selectorOf } from "#tracker/clicks/element.ts";
import { type Field } from "./fields.ts";

/** Around fields that belong to no form. */
const CONTAINERS = "[role=form],[role=dialog],dialog,fieldset,section,article,main";

export const formOf = (field: Field): Element => field.form ?? field.closest(CONTAINERS) ?? document.body;

/** As written in the document. Numbers are mostly of one visit or record, and other characters may name a visitor. */
const STABLE = /^(?!.*\d{3})[\w./~-]{1,80}$/;

/** A field with the name `id` or `action` hides the form's property, so attributes are read. */
export function formKey(form: Element): string {
  const path = selectorOf(form);
  if (path[0] === "#" && !path.includes(">")) return path;
  if (form.localName === "form")
    for (const attribute of ["name", "action"]) {
      const value = form.getAttribute(attribute) ?? "";
      if (STABLE.test(value)) return `form[${attribute}="${value}"]`;
    }
  return path;
}
