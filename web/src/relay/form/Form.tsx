import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  /** what `useForm` answered */
  form: { problem: string | undefined; isSending: boolean; submit(): void; clearProblem(): void };
  /** names the form for screen readers */
  label: string;
  /** what the button does; "" where a dialog has the button */
  action?: string | undefined;
  /** `page`: the only thing on its page, as a sign-in */
  size?: "settings" | "page";
  /** beside the refusal that stands above the fields, such as a link that helps */
  problemActions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: what was refused, the fields, and the button that sends them. */
export function Form({ form, label, action = t("Save"), size = "settings", problemActions, children }: Props) {
  const isPage = size === "page";
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      css={(t) => ({ display: "grid", gap: t.space.two, maxWidth: isPage ? undefined : 480 })}
    >
      {form.problem && (
        <Banner key={form.problem} tone="danger" autoClear onDismiss={form.clearProblem} actions={problemActions}>
          {form.problem}
        </Banner>
      )}
      {children}
      {action !== "" && (
        <div>
          <Button
            type="submit"
            variant="primary"
            loading={form.isSending}
            {...(isPage ? { size: "large" as const, css: { width: "100%" } } : {})}
          >
            {action}
          </Button>
        </div>
      )}
    </form>
  );
}
