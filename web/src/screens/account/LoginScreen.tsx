import { useEffect, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { LoginScreenQuery } from "#web/__generated__/LoginScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { safeRedirect } from "#web/layout/session/safeRedirect.ts";
import { clearSignInNotice, signInNotice } from "#web/layout/session/startOver.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { hasSignedOut } from "./_lib/signedOut.ts";
import { startAddress } from "./_lib/startAddress.ts";
import { DemoCard } from "./_parts/DemoCard.tsx";
import { AlternativeSignIn } from "./_parts/providers/AlternativeSignIn.tsx";
import { OnTheWay } from "./_parts/providers/OnTheWay.tsx";
import { SignInForm } from "./_parts/SignInForm.tsx";
import { useSignIn } from "./_parts/useSignIn.ts";
import { useHasAccount } from "./_parts/useHasAccount.ts";

/** Whether to stay on the page instead of redirecting: there is a message to read, or the user has just signed out. */
const mustStay = (search: URLSearchParams) =>
  search.has("error") || search.has("verify_id") || Boolean(signInNotice()) || hasSignedOut();

export default function LoginScreen({ queryRef }: ScreenProps<LoginScreenQuery>) {
  const data = usePreloadedQuery<LoginScreenQuery>(
    graphql`
      query LoginScreenQuery($brand: BrandKind, $isOurs: Boolean!) @preloadable {
        viewer {
          ...useHasAccount_viewer
        }
        brand(kind: $brand) {
          name
          loginText
          sso {
            isForced
          }
          ...BareFrame_brand
          ...OnTheWay_brand
        }
        signInMethods {
          ...AlternativeSignIn_methods
        }
        demo @include(if: $isOurs) {
          ...DemoCard_demo
        }
      }
    `,
    queryRef,
  );
  const hasAccount = useHasAccount(data.viewer);
  const [search] = useSearchParams();
  const [stays] = useState(() => mustStay(search));
  const target = safeRedirect(search.get("redirect"));
  const signIn = useSignIn(target, search.get("email") ?? "");
  const isForced = data.brand?.sso?.isForced === true && !queryRef.variables.brand;
  useEffect(clearSignInNotice, []);

  if (hasAccount && !signIn.hasTried) return <Navigate to={target} replace />;
  const name = data.brand?.name ?? "";
  if (isForced && !stays) {
    const address = startAddress("sso", { redirect: target, email: search.get("email") ?? "" });
    return (
      <OnTheWay
        brand={data.brand}
        title={name ? t("Log in to {value}", { value: name }) : t("Log in")}
        address={address}
      />
    );
  }
  return (
    <BareFrame
      brand={data.brand}
      title={name ? t("Log in to {value}", { value: name }) : t("Log in")}
      description={data.brand?.loginText}
      aside={data.demo && !search.has("verify_id") && <DemoCard demo={data.demo} onChoose={signIn.fill} />}
    >
      <SignInForm signIn={signIn}>
        <AlternativeSignIn methods={data.signInMethods} email={signIn.values.email} start={{ redirect: target }} />
      </SignInForm>
    </BareFrame>
  );
}
