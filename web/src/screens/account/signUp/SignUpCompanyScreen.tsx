import { useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { SignUpCompanyScreenQuery } from "#web/__generated__/SignUpCompanyScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { signUpDraft, storeSignUpDraft } from "../_lib/signUpDraft.ts";
import { SignUpForm } from "../_parts/signUp/SignUpForm.tsx";
import { useSignUp } from "../_parts/signUp/useSignUp.ts";
import { VerifyAddress } from "../_parts/signUp/VerifyAddress.tsx";

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
  const navigate = useNavigate();
  if (!draft) return <Navigate to="/sign-up-1" replace />;
  if (form.sentTo) {
    const changeAddress = () => {
      storeSignUpDraft(draft);
      void navigate("/sign-up-1");
    };
    return (
      <BareFrame brand={brand} title={t("One more step")}>
        <VerifyAddress form={{ ...form, changeAddress }} sentTo={form.sentTo} outboxUrl={outboxUrl} />
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
