import { Suspense, type ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { LaterBanner } from "./laterBanner.ts";
import type { Wait } from "./useWait.ts";

/** Of what `useForm` answers, what the frame needs. */
export interface FormState {
  problem: string | undefined;
  wait?: Wait;
  isSending: boolean;
  submit(): void;
  clearProblem(): void;
}

interface Props {
  form: FormState;
  /** names the form for screen readers */
  label: string;
  /** by which a button outside sends it, as a dialog's */
  id?: string;
  /** what the button does; "" where it stands outside */
  action?: string | undefined;
  /** `page`: the only thing on its page, as a sign-in; `dialog`: as wide as its dialog */
  size?: "settings" | "page" | "dialog";
  /** beside the refusal that stands above the fields, such as a link that helps */
  problemActions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: what was refused, the fields, and the button that sends them. */
export function Form(props: Props) {
  const { form, label, id, action = t("Save"), size = "settings", problemActions, children } = props;
  const isPage = size === "page";
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
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
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={form.isSending}
            isDisabled={form.wait?.notice !== undefined}
            {...(isPage ? { size: "large" as const, css: { width: "100%" } } : {})}
          >
            {action}
          </Button>
        </div>
      )}
    </form>
  );
}
