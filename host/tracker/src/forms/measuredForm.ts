// What happens in one form during a page view. Fields are known by their keys, so that a form that the page renders
// again, or whose later steps appear one after the other, stays the same form.
import type { NewEvent } from "#tracker/tracker.ts";
import { clock } from "#tracker/clock.ts";
import { quiet } from "#tracker/quiet.ts";
import { isFilled, isVisible, namesOf, typeOf, type Field, type FieldNames } from "./fields.ts";

const MOST_FIELDS = 60;
const MOST_MS = 86_400_000;
/** Milliseconds after an attempt in which an error shows that it failed. */
export const SETTLE = 3000;

/** What adds up between two reports. */
const NOTHING = { ms: 0, focuses: 0, refills: 0, errors: 0, hesitation: undefined };

interface Measured extends FieldNames {
  /** its name, otherwise its type and number: never its label, which projects may choose not to store */
  key: string;
  type: ReturnType<typeof typeOf>;
  elements: Field[];
  /** since the last report */
  ms: number;
  focuses: number;
  refills: number;
  errors: number;
  hesitation: number | undefined;
  isReached?: boolean;
  isChanged?: boolean;
  isReported?: boolean;
  /** when it got the focus, and when for the first time; 0: it does not have it, and it never had */
  focusedAt: number;
  firstAt: number;
  hasInput?: boolean;
  wasFilled: boolean;
  /** it was left with content */
  wasLeftFilled?: boolean;
  isRefilled?: boolean;
  /** the window lost the focus, not the field */
  isPaused?: boolean;
}

export interface MeasuredForm {
  readonly hasStarted: boolean;
  /** attempt number whose outcome is awaited; 0: none */
  readonly pending: number;
  /** The fields that the form has now, in their order. */
  renew(fields: Field[]): void;
  focus(field: Field): void;
  blur(field: Field): void;
  input(field: Field): void;
  fail(field: Field): void;
  attempt(refused: number): void;
  /** Reports the outcome of the attempt. */
  settle(): void;
  /** The page is left. */
  leave(): void;
  /** Nothing of its fields is shown, or all are blank. */
  isGone(): boolean;
}

export function openForm(
  form: { selector: string; text: string },
  track: (event: NewEvent, isPassive?: boolean) => void,
): MeasuredForm {
  const fields: Measured[] = [];
  let last: Measured | undefined;
  let hasStarted = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filled = ({ elements }: Measured) => elements.some(isFilled);
  const shown = ({ elements }: Measured) => elements.some(isVisible);
  const isInvalid = ({ elements }: Measured) =>
    elements.some((element) => element.isConnected && element.getAttribute("aria-invalid") === "true");

  function find(element: Field): Measured | undefined {
    const names = namesOf(element);
    let found = fields.find(({ identity }) => identity === names.identity);
    if (!found && fields.length < MOST_FIELDS) {
      const type = typeOf(element);
      let key = names.name || type;
      for (let n = 2; fields.some((field) => field.key === key); n++) key = `${type} ${n}`;
      found = {
        ...names,
        ...NOTHING,
        ...{ key, type, elements: [element], focusedAt: 0, firstAt: 0, wasFilled: isFilled(element) },
      };
      fields.push(found);
    }
    return found;
  }

  function report(field: Measured, attempt: number): void {
    const now = clock();
    if (field.focusedAt) {
      field.ms += now - field.focusedAt;
      field.focusedAt = now;
    }
    const { key, type, label, ms, focuses, refills, errors, hesitation, isReached } = field;
    track(
      {
        ...{ type: "form_field", selector: form.selector, text: label, attempt },
        ...{ field: key, field_type: type, position: fields.indexOf(field) + 1 },
        ...{ focused_ms: Math.min(Math.round(ms), MOST_MS), hesitation_ms: hesitation },
        ...{ focuses, refills, errors, is_filled: filled(field), is_reached: !!isReached, is_last: field === last },
      },
      true,
    );
    Object.assign(field, NOTHING, { isReported: true, isChanged: false });
  }

  /** Whether there is something to report, such as the time since the last report of a field that has the focus. */
  const isChanged = (field: Measured) => field.isChanged || (field.focusedAt > 0 && clock() - field.focusedAt > 1000);

  /** Fields that nobody sees, such as traps for robots, are left out. */
  function reportAll(attempt: number): void {
    for (const field of fields)
      if (isChanged(field) || (shown(field) && (!field.isReported || (attempt && !filled(field)))))
        report(field, attempt);
  }

  function use(element: Field): Measured | undefined {
    const field = find(element);
    if (!field) return undefined;
    if (!hasStarted) {
      hasStarted = true;
      track({ ...form, type: "form_start", field: field.key, field_type: field.type });
    }
    field.isReached = field.isChanged = true;
    last = field;
    return field;
  }

  return {
    get hasStarted() {
      return hasStarted;
    },
    get pending() {
      return timer ? attempts : 0;
    },
    renew(elements) {
      const groups = new Map<Measured, Field[]>();
      let before = -1;
      for (const element of elements) {
        const size = fields.length;
        const field = find(element);
        if (!field) continue;
        // a new one comes after the one before it; those of a later step come last
        if (fields.length > size && before >= 0) fields.splice(before + 1, 0, ...fields.splice(-1));
        before = fields.indexOf(field);
        groups.set(field, [...(groups.get(field) ?? []), element]);
      }
      for (const [field, group] of groups) field.elements = group;
      // the page was loaded with errors, after an attempt on the page before it
      for (const field of hasStarted ? [] : fields)
        if (!field.isReported && isInvalid(field)) {
          field.errors = 1;
          report(field, 0);
        }
    },
    focus(element) {
      const field = use(element);
      if (!field) return;
      field.focusedAt = clock();
      field.firstAt ||= field.focusedAt;
      if (field.isPaused) return;
      field.focuses++;
      field.isRefilled = false;
    },
    blur(element) {
      const field = find(element);
      if (!field?.focusedAt) return;
      field.ms += clock() - field.focusedAt;
      field.focusedAt = 0;
      field.isPaused = document.activeElement === element;
      field.wasLeftFilled = filled(field);
    },
    input(element) {
      const field = use(element);
      if (!field) return;
      const isNow = filled(field);
      // the page itself had focused it
      if (!field.focusedAt && document.activeElement === element) {
        field.focusedAt = clock();
        field.focuses++;
      }
      if (!field.hasInput && field.firstAt) field.hesitation = Math.min(Math.max(clock() - field.firstAt, 1), MOST_MS);
      field.hasInput = true;
      if (!field.isRefilled && (field.wasLeftFilled || (field.wasFilled && !isNow))) {
        field.refills++;
        field.isRefilled = true;
      }
      field.wasFilled = isNow;
    },
    fail(element) {
      const field = find(element);
      if (!field) return;
      field.errors++;
      field.isChanged = true;
    },
    attempt(refused) {
      this.settle();
      // what was wrong before the attempt does not belong to it
      for (const field of fields) if (field.errors) report(field, 0);
      attempts++;
      track({ ...form, type: "form_submit", attempt: attempts, ...(refused && { errors: refused }) });
      timer = setTimeout(
        quiet(() => this.settle()),
        SETTLE,
      );
    },
    settle() {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      for (const field of fields)
        if (!field.errors && isInvalid(field)) {
          field.errors = 1;
          field.isChanged = true;
        }
      reportAll(attempts);
    },
    leave() {
      this.settle();
      if (hasStarted) reportAll(0);
    },
    isGone: () => !fields.some((field) => shown(field) && filled(field)),
  };
}
