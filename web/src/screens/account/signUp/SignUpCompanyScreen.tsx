import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { SignUpCompanyScreenQuery } from "#web/__generated__/SignUpCompanyScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { signUpDraft } from "../_lib/signUpDraft.ts";
import { CheckYourMail } from "../_parts/CheckYourMail.tsx";
import { SignUpForm } from "../_parts/signUp/SignUpForm.tsx";
import { useSignUp } from "../_parts/signUp/useSignUp.ts";

/** The second of two steps: company and website. Redirects without the first step's values. */
export default function SignUpCompanyScreen({ queryRef }: ScreenProps<SignUpCompanyScreenQuery>) {
  const { brand, outboxUrl } = usePreloadedQuery<SignUpCompanyScreenQuery>(
    graphql`
      query SignUpCompanyScreenQuery @preloadable {
        brand {
          ...BareFrame_brand
        }
        outboxUrl
      }
    `,
    queryRef,
  );
  const [draft] = useState(signUpDraft);
  const form = useSignUp({}, { step: "company", draft });
  if (!draft) return <Navigate to="/sign-up-1" replace />;
  if (form.sentTo) {
    return (
      <BareFrame brand={brand} title={t("One more step")}>
        <CheckYourMail outboxUrl={outboxUrl}>
          {t("We sent a link to {sentTo}. Open it to verify your address, then log in.", { sentTo: form.sentTo })}
        </CheckYourMail>
      </BareFrame>
    );
  }
  return (
    <BareFrame
      brand={brand}
      title={t("Your company")}
      description={t("Step 2 of 2, for {email}", { email: draft.email })}
    >
      <SignUpForm form={form} action={t("Create account")}>
        <p css={(theme) => ({ fontSize: theme.size.body })}>
          <TextLink href="/sign-up-1">{t("Back to step 1")}</TextLink>
        </p>
      </SignUpForm>
    </BareFrame>
  );
}
