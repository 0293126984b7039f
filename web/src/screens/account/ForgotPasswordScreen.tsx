import { graphql, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ForgotPasswordScreenQuery } from "#web/__generated__/ForgotPasswordScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { CheckYourMail } from "./_parts/CheckYourMail.tsx";
import { ForgotPasswordForm } from "./_parts/ForgotPasswordForm.tsx";
import { useForgotPassword } from "./_parts/useForgotPassword.ts";

export default function ForgotPasswordScreen({ queryRef }: ScreenProps<ForgotPasswordScreenQuery>) {
  const data = usePreloadedQuery<ForgotPasswordScreenQuery>(
    graphql`
      query ForgotPasswordScreenQuery @preloadable {
        brand {
          ...BareFrame_brand
        }
        outboxUrl
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const form = useForgotPassword(search.get("email") ?? "");
  return (
    <BareFrame
      brand={data.brand}
      title={t("Forgot your password?")}
      description={form.sentTo ? undefined : t("Enter your email and we'll send you a reset link.")}
    >
      {form.sentTo ? (
        <CheckYourMail form={form} outboxUrl={data.outboxUrl}>
          {t(
            "If {sentTo} has an account, we've sent a link to set a new password. It works once and expires in 60 minutes.",
            {
              sentTo: form.sentTo,
            },
          )}
        </CheckYourMail>
      ) : (
        <ForgotPasswordForm form={form} />
      )}
    </BareFrame>
  );
}
