import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useMatch, useParams } from "react-router-dom";
import type { SignUpScreenQuery } from "#web/__generated__/SignUpScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { signUpStart } from "./_lib/signUpStart.ts";
import { CheckYourMail } from "./_parts/CheckYourMail.tsx";
import { SignUpForm } from "./_parts/SignUpForm.tsx";
import { useSignUp } from "./_parts/useSignUp.ts";

const TRIAL = t("The first 15 days cost nothing, and no card is needed.");

export default function SignUpScreen({ queryRef }: ScreenProps<SignUpScreenQuery>) {
  const data = usePreloadedQuery<SignUpScreenQuery>(
    graphql`
      query SignUpScreenQuery @preloadable {
        viewer {
          kind
        }
        brand {
          ...BareFrame_brand
        }
        demo {
          ...CheckYourMail_demo
        }
      }
    `,
    queryRef,
  );
  const form = useSignUp(signUpStart(useParams()));
  const isTrial = useMatch("/free-trial/*") !== null;

  if (data.viewer?.kind === "MEMBER") return <Navigate to="/" replace />;
  const title = isTrial ? t("Start your free trial") : t("Create your account");
  if (form.sentTo) {
    return (
      <BareFrame brand={data.brand} title={t("One more step")}>
        <CheckYourMail demo={data.demo}>
          {t("We sent a link to {sentTo}. Open it to verify your address, then log in.", { sentTo: form.sentTo })}
        </CheckYourMail>
      </BareFrame>
    );
  }
  return (
    <BareFrame brand={data.brand} title={title} description={TRIAL}>
      <SignUpForm form={form} action={isTrial ? t("Start the trial") : t("Sign up")} />
    </BareFrame>
  );
}
