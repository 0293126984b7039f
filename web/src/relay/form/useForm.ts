// State of one form: its values, errors and submission. Field errors are shown below their field, and the first such
// field receives focus. Other errors are shown above the form. Prevents double submission, and an error never discards
// input.
import { useCallback, useEffect, useRef, useState } from "react";
import { toGatewayError } from "../gatewayError.ts";
import { bannerToCome } from "./laterBanner.ts";
import { useWait } from "./useWait.ts";

export interface Refusal {
  message: string;
  /** the mutation's input name of the field; may be omitted if the form uses the same name */
  field?: string | null | undefined;
  /** seconds until another attempt may succeed, after too many attempts */
  retryAfter?: number | null | undefined;
}

export type FormErrors<Values> = Partial<Record<keyof Values & string, string | undefined>>;

interface Manner<Values> {
  /** Client-side validation, with fields in the order of the form's values. The host validates again. */
  check?: (values: Values) => FormErrors<Values>;
  /** Commits the mutation. Resolves with the payload's `problem`. */
  send: (values: Values) => Promise<Refusal | null | undefined>;
  /** Called after success. */
  done?: (values: Values) => void;
  /** An initial message before any submission, such as why the last session ended. */
  problem?: string | undefined;
  /** `done` navigates away: no second submission until the page is gone. */
  leaves?: boolean;
}

/** What shows an error: inputs, selects, and texts of errors that can have the focus. */
const REFUSED = '[aria-invalid="true"], [data-invalid] button, [role="alert"][tabindex]';

export interface Focusable {
  focus(): void;
}

export function useForm<Values extends object>(start: Values, manner: Manner<Values>) {
  const { check, send, done, leaves = false } = manner;
  type Field = keyof Values & string;
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [problem, setProblem] = useState(manner.problem);
  const [isSending, setSending] = useState(false);
  const wait = useWait();
  const sending = useRef(false);
  const changed = useRef(false);
  const inputs = useRef(new Map<string, Focusable | null>());
  const fields = Object.keys(start) as Field[];

  const element = useRef<HTMLFormElement>(null);
  const isToFocus = useRef(false);
  useEffect(() => {
    if (isToFocus.current) element.current?.querySelector<HTMLElement>(REFUSED)?.focus();
    isToFocus.current = false;
  }, [errors]);

  const complain = (found: FormErrors<Values>): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    const input = first && inputs.current.get(first);
    if (input) input.focus();
    // fields that are no text show their error first
    else isToFocus.current = first !== undefined;
    return first !== undefined;
  };
  const set =
    <F extends Field>(field: F) =>
    (value: Values[F]): void => {
      bannerToCome();
      setValues((now) => ({ ...now, [field]: value }));
      setErrors((now) => ({ ...now, [field]: undefined }));
      changed.current = true;
    };
  const hear = (refusal: Refusal | null | undefined): void => {
    if (!refusal) {
      changed.current = false;
      done?.(values);
      return;
    }
    const field = fields.find((each) => each === refusal.field);
    if (refusal.retryAfter) wait.begin(refusal.retryAfter);
    else if (field) complain({ [field]: refusal.message } as FormErrors<Values>);
    else setProblem(refusal.message);
  };
  const submit = async (): Promise<void> => {
    if (sending.current || wait.notice) return;
    setProblem(undefined);
    if (complain(check?.(values) ?? {})) return;
    sending.current = true;
    bannerToCome();
    setSending(true);
    const answer = await send(values).catch((error: unknown): Refusal => ({ message: toGatewayError(error).message }));
    if (answer || !leaves) {
      sending.current = false;
      setSending(false);
    }
    hear(answer);
  };

  return {
    values,
    errors,
    problem,
    isSending,
    wait,
    /** Leaving now would lose changes. Not while they are sent, when a success already leads to another screen. */
    isUnsaved: useCallback(() => changed.current && !sending.current, []),
    set,
    submit: () => void submit(),
    /** The form's element, set by `Form`. */
    element,
    clearProblem: () => setProblem(undefined),
    /** Replaces the values, such as after they were saved elsewhere. */
    reset: (next: Values) => (bannerToCome(), setValues(next), setErrors({}), (changed.current = false)),
    /** Props of a TextField for a text value. */
    text: (field: { [F in Field]: Values[F] extends string ? F : never }[Field]) => ({
      name: field,
      value: values[field] as string,
      onChange: set(field) as (value: string) => void,
      error: errors[field],
      validationBehavior: "aria" as const,
      inputRef: (input: Focusable | null) => void inputs.current.set(field, input),
    }),
    /** Props of a Select or RadioGroup. */
    choice: <F extends Field>(field: F) => ({ value: values[field], onChange: set(field) }),
    /** Props of a Switch or Checkbox. */
    toggle: (field: { [F in Field]: Values[F] extends boolean ? F : never }[Field]) => ({
      isSelected: values[field] as boolean,
      onChange: set(field) as (value: boolean) => void,
    }),
  };
}
