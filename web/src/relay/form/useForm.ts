// One form: its values, what is wrong with them, and their sending. What belongs to a field stands under it, and the
// first such field takes the focus; what belongs to none stands above the form. Nothing is sent twice at once, and
// nothing that was typed is lost by a refusal.
import { useRef, useState } from "react";
import { toGatewayError } from "../gatewayError.ts";
import { bannerToCome } from "./laterBanner.ts";
import { useWait } from "./useWait.ts";

export interface Refusal {
  message: string;
  /** as the mutation's input calls it; the form's own name where both are the same */
  field?: string | null | undefined;
  /** seconds after which another try may work, where there were too many */
  retryAfter?: number | null | undefined;
}

export type FormErrors<Values> = Partial<Record<keyof Values & string, string | undefined>>;

interface Manner<Values> {
  /** What can be told without asking; the host looks again. Fields in the order of the form's values. */
  check?: (values: Values) => FormErrors<Values>;
  /** Commits the mutation; answers the payload's `problem`. */
  send: (values: Values) => Promise<Refusal | null | undefined>;
  /** Once it was accepted. */
  done?: (values: Values) => void;
  /** What is to be told before anything was sent, such as why the last session ended. */
  problem?: string | undefined;
  /** `done` leads away: until the page is gone, nothing is sent again. */
  leaves?: boolean;
}

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
  const [isChanged, setChanged] = useState(false);
  const wait = useWait();
  const sending = useRef(false);
  const inputs = useRef(new Map<string, Focusable | null>());
  const fields = Object.keys(start) as Field[];

  const complain = (found: FormErrors<Values>): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first) inputs.current.get(first)?.focus();
    return first !== undefined;
  };
  const set =
    <F extends Field>(field: F) =>
    (value: Values[F]): void => {
      bannerToCome();
      setValues((now) => ({ ...now, [field]: value }));
      setErrors((now) => ({ ...now, [field]: undefined }));
      setChanged(true);
    };
  const hear = (refusal: Refusal | null | undefined): void => {
    if (!refusal) {
      setChanged(false);
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
    /** Something was typed that has not been accepted yet. */
    isChanged,
    set,
    submit: () => void submit(),
    clearProblem: () => setProblem(undefined),
    /** Puts other values in, as after they were saved elsewhere. */
    reset: (next: Values) => (bannerToCome(), setValues(next), setErrors({}), setChanged(false)),
    /** What a TextField needs of a field that holds text. */
    text: (field: { [F in Field]: Values[F] extends string ? F : never }[Field]) => ({
      name: field,
      value: values[field] as string,
      onChange: set(field) as (value: string) => void,
      error: errors[field],
      validationBehavior: "aria" as const,
      inputRef: (input: Focusable | null) => void inputs.current.set(field, input),
    }),
    /** What a Select or RadioGroup needs. */
    choice: <F extends Field>(field: F) => ({ value: values[field], onChange: set(field) }),
    /** What a Switch or Checkbox needs. */
    toggle: (field: { [F in Field]: Values[F] extends boolean ? F : never }[Field]) => ({
      isSelected: values[field] as boolean,
      onChange: set(field) as (value: boolean) => void,
    }),
  };
}
