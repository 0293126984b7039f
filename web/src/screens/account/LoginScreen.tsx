import { useEffect } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { LoginScreenQuery } from "#web/__generated__/LoginScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/BareFrame.tsx";
import { safeRedirect } from "#web/layout/session/safeRedirect.ts";
import { clearSignInNotice } from "#web/layout/session/startOver.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { DemoCard } from "./_parts/DemoCard.tsx";
import { SignInForm } from "./_parts/SignInForm.tsx";
import { useSignIn } from "./_parts/useSignIn.ts";

export default function LoginScreen({ queryRef }: ScreenProps<LoginScreenQuery>) {
  const data = usePreloadedQuery<LoginScreenQuery>(
    graphql`
      query LoginScreenQuery($isOurs: Boolean!) @preloadable {
        viewer {
          kind
        }
        brand {
          name
          loginText
          ...BareFrame_brand
        }
        demo @include(if: $isOurs) {
          ...DemoCard_demo
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const target = safeRedirect(search.get("redirect"));
  const signIn = useSignIn(target, search.get("email") ?? "");
  useEffect(clearSignInNotice, []);

  if (data.viewer?.kind === "MEMBER" && signIn.phase === "idle") return <Navigate to={target} replace />;
  return (
    <BareFrame
      brand={data.brand}
      title={data.brand?.name ? t("Log in to {value}", { value: data.brand.name }) : t("Log in")}
      description={data.brand?.loginText}
      aside={data.demo && <DemoCard demo={data.demo} onChoose={signIn.fill} />}
    >
      <SignInForm signIn={signIn} />
    </BareFrame>
  );
}
