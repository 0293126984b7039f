import { Suspense, type ReactNode, type RefObject } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { LaterBanner } from "./laterBanner.ts";
import type { Wait } from "./useWait.ts";

/** The part of `useForm`'s result that the frame needs. */
export interface FormState {
  problem: string | undefined;
  wait?: Wait;
  element?: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  submit(): void;
  clearProblem(): void;
}

interface Props {
  form: FormState;
  /** accessible name of the form */
  label: string;
  /** lets a button outside the form submit it, such as a dialog's */
  id?: string;
  /** label of the submit button; "" if the button is outside the form */
  action?: string | undefined;
  /** `page`: the only content of its page, such as sign-in; `dialog`: as wide as its dialog */
  size?: "settings" | "page" | "dialog";
  /** next to the submit button, such as Cancel */
  otherActions?: ReactNode;
  /** next to the error above the fields, such as a help link */
  problemActions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: the error, the fields and the submit button. */
export function Form(props: Props) {
  const { form, label, id, action = t("Save"), size = "settings", problemActions, otherActions, children } = props;
  const isPage = size === "page";
  return (
    <form
      {...(form.element && { ref: form.element })}
      id={id}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // in a dialog that a field of another form opens, it would reach that form, too: React's events ignore portals
        event.stopPropagation();
        form.submit();
      }}
      css={(theme) => ({ display: "grid", gap: theme.space.two, maxWidth: size === "settings" ? 480 : undefined })}
    >
      <Suspense fallback={null}>
        {form.problem && (
          <LaterBanner key={form.problem} tone="danger" onDismiss={form.clearProblem} actions={problemActions}>
            {form.problem}
          </LaterBanner>
        )}
        {form.wait?.notice && (
          <LaterBanner tone="danger" isLasting>
            {form.wait.notice}
          </LaterBanner>
        )}
      </Suspense>
      {children}
      {action !== "" && (
        <div css={otherActions ? { display: "flex", flexWrap: "wrap", gap: 8 } : undefined}>
          <Button
            type="submit"
            variant="primary"
            loading={form.isSending}
            isDisabled={form.wait?.notice !== undefined}
            {...(isPage ? { size: "large" as const, css: { width: "100%" } } : {})}
          >
            {action}
          </Button>
          {otherActions}
        </div>
      )}
    </form>
  );
}
