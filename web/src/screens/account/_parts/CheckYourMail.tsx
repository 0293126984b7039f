import type { ReactNode } from "react";
import { OutboxHint } from "#web/layout/OutboxHint.tsx";
import type { FormState } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import type { SentMail } from "./useSentMail.ts";

interface Props {
  /** the form that sent the email, which sends it again with the same values */
  form: FormState & SentMail;
  /** where developers read emails that are not sent */
  outboxUrl: string | null | undefined;
  /** which email to look for, and where */
  children: string;
  /** what to do after the email */
  action?: ReactNode;
}

/** After a form that sends an email: where it was sent, and what to do if it doesn't arrive. */
export function CheckYourMail({ form, outboxUrl, children, action }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Banner tone="success" isLasting title={form.times > 1 ? t("Email sent again") : t("Check your email")} />
      <p css={(theme) => ({ fontSize: theme.size.body, overflowWrap: "anywhere" })}>{children}</p>
      {action}
      <OutboxHint url={outboxUrl} />
      <ProblemBanner problem={form.wait?.notice ?? form.problem} />
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {t("No email after a minute? Check your spam folder.")}
      </p>
      <div css={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <Button loading={form.isSending} isDisabled={form.wait?.notice !== undefined} onPress={form.submit}>
          {t("Resend email")}
        </Button>
        <Button variant="ghost" onPress={form.changeAddress}>
          {t("Change email address")}
        </Button>
      </div>
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        <TextLink href="/login">{t("Back to login")}</TextLink>
      </p>
    </div>
  );
}
