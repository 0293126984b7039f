// Which stored form events a form's selector selects.
import type { Bind } from "../goals/pagePattern.ts";
import { selectorPattern } from "../goals/selectorPattern.ts";

/**
 * As the tracker stores it (tracker/src/forms/formKey.ts): from the document or an id on, or by the form's name or
 * action. These identify one form, so they are compared as they are.
 */
const STORED = /^(?:body|#[\w-]+|form\[(?:name|action)=)(?:\S*)$/;

/** RE2 for the form itself, not for an element around it; undefined if past events can't be matched. */
const formPattern = (selector: string) => selectorPattern(selector)?.replace(/\(\?:>\|\$\)$/, "$");

export const canMatchForms = (selector: string): boolean =>
  STORED.test(selector) || formPattern(selector) !== undefined;

/** The selector is not empty. */
export function ofFormSql(selector: string, bind: Bind): string {
  const isSame = `selector = ${bind(selector, "String")}`;
  const pattern = STORED.test(selector) ? undefined : formPattern(selector);
  return pattern === undefined ? isSame : `(${isSame} OR match(selector, ${bind(pattern, "String")}))`;
}
