import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useParams } from "react-router-dom";
import type { SignUpScreenQuery } from "#web/__generated__/SignUpScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { signUpPageAt } from "../_lib/signUpPages.ts";
import { signUpDescription } from "../_lib/signUpDescription.ts";
import { signUpStart } from "../_lib/signUpStart.ts";
import { AlternativeSignIn } from "../_parts/providers/AlternativeSignIn.tsx";
import { SignUpForm } from "../_parts/signUp/SignUpForm.tsx";
import { useReferralVisit } from "../_parts/signUp/useReferralVisit.ts";
import { useSignUp } from "../_parts/signUp/useSignUp.ts";
import { VerifyAddress } from "../_parts/signUp/VerifyAddress.tsx";
import { useHasAccount } from "../_parts/useHasAccount.ts";

export default function SignUpScreen({ queryRef }: ScreenProps<SignUpScreenQuery>) {
  const data = usePreloadedQuery<SignUpScreenQuery>(
    graphql`
      query SignUpScreenQuery($brand: BrandKind, $plan: String!, $namesPlan: Boolean!) @preloadable {
        viewer {
          ...useHasAccount_viewer
        }
        brand(kind: $brand) {
          ...BareFrame_brand
        }
        signInMethods {
          ...AlternativeSignIn_methods
        }
        signUpPlan(plan: $plan) @include(if: $namesPlan) {
          name
          trialDays
        }
        outboxUrl
      }
    `,
    queryRef,
  );
  const hasAccount = useHasAccount(data.viewer);
  const page = signUpPageAt(useLocation().pathname);
  const start = signUpStart(useParams(), page);
  const form = useSignUp(start);
  const plan = data.signUpPlan && { name: data.signUpPlan.name, trialDays: data.signUpPlan.trialDays };
  useReferralVisit(page.isReferral && !hasAccount ? start.ref : undefined);

  if (hasAccount) return <Navigate to="/" replace />;
  if (form.sentTo) {
    return (
      <BareFrame brand={data.brand} title={t("One more step")}>
        <VerifyAddress form={form} sentTo={form.sentTo} outboxUrl={data.outboxUrl} />
      </BareFrame>
    );
  }
  return (
    <BareFrame brand={data.brand} title={page.title} description={signUpDescription(page, plan)}>
      <SignUpForm form={form} action={page.action} websiteLabel={page.websiteLabel}>
        {/* an account created through a provider would lack this page's offer */}
        {!page.offer && (
          <AlternativeSignIn
            methods={data.signInMethods}
            email={form.values.email}
            start={{ origin: "sign-up", ref: start.ref }}
          />
        )}
      </SignUpForm>
    </BareFrame>
  );
}
