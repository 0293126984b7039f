// Measures forms: a module that the tracker loads in projects with form analytics. It never reads what a visitor enters,
// only whether a field is empty. Each page view measures its forms anew.
import { clock } from "#tracker/clock.ts";
import { quiet } from "#tracker/quiet.ts";
import type { Tracker } from "#tracker/tracker.ts";
import { FIELDS, formLabel, isField, type Field } from "./fields.ts";
import { formKey, formOf } from "./formKey.ts";
import { openForm, SETTLE, type MeasuredForm } from "./measuredForm.ts";

export type FormTracker = Pick<Tracker, "track" | "openView" | "isAwake">;

/** Milliseconds between two searches for new fields while the page changes. */
const SEARCH_EVERY = 500;
/** Milliseconds in which a click or key leads to what the browser does by it. */
const SAME_ACTION = 100;
const BUTTONS = "button,input[type=submit],input[type=image],[role=button]";

function watch(tracker: FormTracker): () => void {
  let forms = new Map<string, MeasuredForm>();
  let seen = new Set<string>();
  /** forms, and what is around fields without one */
  let elements: Element[] = [];
  /** the page or the page view has changed since the last search */
  let searching: ReturnType<typeof setTimeout> | undefined;
  /** a button was pressed that may submit a form by code */
  let pressed: { form: MeasuredForm; at: number } | undefined;
  let actedAt = 0;
  let refused: Field[] = [];

  const visible = new IntersectionObserver(
    quiet((entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        const selector = formKey(target);
        if (!isIntersecting || seen.has(selector)) continue;
        seen.add(selector);
        tracker.track({ type: "form_view", selector, text: formLabel(target) }, true);
      }
    }),
  );

  const search = quiet(() => {
    clearTimeout(searching);
    searching = undefined;
    const groups = new Map<Element, Field[]>();
    for (const field of document.querySelectorAll(FIELDS)) {
      if (!isField(field)) continue;
      const element = formOf(field);
      const group = groups.get(element) ?? [];
      group.push(field);
      groups.set(element, group);
    }
    elements = [...groups.keys()];
    for (const [element, fields] of groups) {
      // a single field without a form is mostly a switch or a quantity
      if (element.localName !== "form" && fields.length < 2 && fields[0]?.type !== "email") continue;
      visible.observe(element);
      const selector = formKey(element);
      const form = forms.get(selector) ?? openForm({ selector, text: formLabel(element) }, tracker.track);
      forms.set(selector, form);
      form.renew(fields);
    }
  });

  /** Undefined without fields that are measured, such as a search. */
  function measured(element: Element): MeasuredForm | undefined {
    const selector = formKey(element);
    if (searching && !forms.has(selector)) search();
    return forms.get(selector);
  }

  function on(name: string, run: (form: MeasuredForm, field: Field, event: Event) => void): void {
    addEventListener(
      name,
      quiet((event: Event) => {
        const [field] = event.composedPath();
        if (!event.isTrusted || !isField(field)) return;
        // what is entered belongs to a session; focus and validity may change by themselves
        if (/input|keydown/.test(name) && !tracker.isAwake()) tracker.openView();
        const form = measured(formOf(field));
        if (form) run(form, field, event);
      }),
      true,
    );
  }

  // a page may set the focus by itself when it loads
  const isByVisitor = () => navigator.userActivation?.hasBeenActive ?? true;
  on("focusin", (form, field) => isByVisitor() && form.focus(field));
  // a window that loses the focus leaves its field active
  on("focusout", (form, field) => form.blur(field));
  on("input", (form, field) => form.input(field));
  // fields without input events: selects of older browsers, and files
  on("change", (form, field) => /select|file/.test(field.type) && form.input(field));
  on("keydown", (_form, _field, event) => {
    if ((event as KeyboardEvent).key === "Enter") actedAt = clock();
  });
  // the browser refuses to submit; a page may also ask for the validity by itself
  on("invalid", (form, field) => {
    if (clock() - actedAt > SAME_ACTION) return;
    refused.push(field);
    if (refused.length > 1) return;
    pressed = undefined;
    setTimeout(
      quiet(() => {
        const fields = refused;
        refused = [];
        form.attempt(fields.length);
        for (const each of fields) form.fail(each);
      }),
    );
  });

  /** Not only by the visitor: code may submit a form. */
  let submittedAt = 0;
  const submit = quiet(({ target }: Event) => {
    pressed = undefined;
    if (clock() - submittedAt < SAME_ACTION) return;
    submittedAt = clock();
    measured(target as Element)?.attempt(0);
  });
  addEventListener("submit", submit, true);
  // form.submit() has no submit event, and code that only reads a form looks the same: it counts if it follows a button
  // or Enter, and the page is left
  let submitted: typeof pressed;
  addEventListener(
    "formdata",
    quiet((event: Event) => {
      const at = clock();
      const form = measured(event.target as Element);
      if (form && at - actedAt < SETTLE) submitted = { form, at };
    }),
    true,
  );

  addEventListener(
    "click",
    quiet((event: Event) => {
      const [target] = event.composedPath();
      const button = event.isTrusted && target instanceof Element && target.closest(BUTTONS);
      if (!button) return;
      actedAt = clock();
      const { form: own } = button as HTMLButtonElement;
      const element = own ?? elements.find((each) => each.contains(button));
      const form = element && measured(element);
      const buttons = [...(element?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? [])];
      // without a button that submits, the last one does
      const sends = buttons.filter(({ type }) => type === "submit");
      if (
        !form ||
        form.isGone() ||
        !(sends.length > 0 ? sends : buttons.slice(-1)).includes(button as HTMLButtonElement)
      )
        return;
      const press = { form, at: actedAt };
      pressed = press;
      // without a submit event, the form was sent if its content is gone
      setTimeout(
        quiet(() => {
          if (pressed !== press) return;
          pressed = undefined;
          if (form.hasStarted && !form.pending && form.isGone()) form.attempt(0);
        }),
        SETTLE,
      );
    }),
    true,
  );

  const flush = quiet(() => {
    const now = clock();
    const sent = [pressed?.form.hasStarted && pressed, submitted].find(
      (each) => each && now - each.at < SETTLE && !each.form.pending,
    );
    if (sent) sent.form.attempt(0);
    pressed = submitted = undefined;
    for (const form of forms.values()) form.leave();
  });
  // before the tracker's own listeners, which send what is waiting
  addEventListener("pagehide", flush, true);
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush(), true);

  // reports belong to the page view that ends
  const { openView } = tracker;
  tracker.openView = (...arrival) => {
    flush();
    openView(...arrival);
    visible.disconnect();
    forms = new Map();
    seen = new Set();
    searching ??= setTimeout(search, SEARCH_EVERY);
  };

  new MutationObserver(
    quiet((changes: MutationRecord[]) => {
      for (const { type, oldValue, target } of changes)
        if (
          type === "attributes" &&
          isField(target) &&
          oldValue !== "true" &&
          target.getAttribute("aria-invalid") === "true"
        )
          measured(formOf(target))?.fail(target);
      searching ??= setTimeout(search, SEARCH_EVERY);
    }),
  ).observe(document, {
    ...{ childList: true, subtree: true, attributeFilter: ["aria-invalid"], attributeOldValue: true },
  });

  return search;
}

let search: (() => void) | undefined;

/** The tracker calls it with each page view. */
export const record = quiet((tracker: FormTracker) => {
  search ??= watch(tracker);
  search();
});
