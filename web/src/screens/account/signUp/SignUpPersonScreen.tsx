import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { SignUpPersonScreenQuery } from "#web/__generated__/SignUpPersonScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { storeSignUpDraft, signUpDraft } from "../_lib/signUpDraft.ts";
import { useHasAccount } from "../_parts/useHasAccount.ts";
import { SignUpForm } from "../_parts/signUp/SignUpForm.tsx";
import { useSignUp } from "../_parts/signUp/useSignUp.ts";

/** The first of two steps: the user. */
export default function SignUpPersonScreen({ queryRef }: ScreenProps<SignUpPersonScreenQuery>) {
  const { viewer, brand } = usePreloadedQuery<SignUpPersonScreenQuery>(
    graphql`
      query SignUpPersonScreenQuery @preloadable {
        viewer {
          ...useHasAccount_viewer
        }
        brand {
          ...BareFrame_brand
        }
      }
    `,
    queryRef,
  );
  const hasAccount = useHasAccount(viewer);
  const navigate = useNavigate();
  const form = useSignUp(
    {},
    {
      step: "person",
      draft: signUpDraft(),
      onProfile: ({ name, email, password }) => {
        storeSignUpDraft({ name, email: email.trim(), password });
        void navigate("/sign-up-2");
      },
    },
  );
  if (hasAccount) return <Navigate to="/" replace />;
  return (
    <BareFrame brand={brand} title={t("Create your account")} description={t("Step 1 of 2: about you")}>
      <SignUpForm form={form} action={t("Continue")} />
    </BareFrame>
  );
}
