// The forms of this document that the visitor changed and has not submitted. Nothing of a form is recorded but that it
// exists: neither its name nor its fields.
import { quiet } from "#tracker/quiet.ts";

export interface Forms {
  /** Number of these forms. From now on, only later changes count. */
  takeUnsubmitted(): number;
}

/** As the host accepts them. */
const MOST = 100;

/** A search field is no form that one fills in: the visitor may follow a suggestion instead. */
const isField = ({ type, form }: HTMLInputElement): boolean => Boolean(form) && type !== "search";

export function watchForms(): Forms {
  const begun = new Set<HTMLFormElement>();
  // the element itself, also within a shadow tree
  const targetOf = (event: Event) => event.composedPath()[0] as HTMLInputElement;
  const begin = quiet((event: Event) => {
    const field = targetOf(event);
    if (event.isTrusted && isField(field)) begun.add(field.form as HTMLFormElement);
  });
  // formdata: a submission by the page's own code, which has no submit event
  const submit = quiet((event: Event) => begun.delete(event.target as HTMLFormElement));
  for (const name of ["input", "change"]) addEventListener(name, begin, { capture: true, passive: true });
  for (const name of ["submit", "formdata"]) addEventListener(name, submit, { capture: true, passive: true });
  return {
    takeUnsubmitted() {
      const count = Math.min(begun.size, MOST);
      begun.clear();
      return count;
    },
  };
}
