import { useEffect, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { LoginScreenQuery } from "#web/__generated__/LoginScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/BareFrame.tsx";
import { safeRedirect } from "#web/layout/session/safeRedirect.ts";
import { clearSignInNotice, signInNotice } from "#web/layout/session/startOver.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { hasAccount } from "./_lib/hasAccount.ts";
import { hasSignedOut } from "./_lib/signedOut.ts";
import { startAddress } from "./_lib/startAddress.ts";
import { DemoCard } from "./_parts/DemoCard.tsx";
import { OtherWays } from "./_parts/providers/OtherWays.tsx";
import { OnTheWay } from "./_parts/providers/OnTheWay.tsx";
import { SignInForm } from "./_parts/SignInForm.tsx";
import { useSignIn } from "./_parts/useSignIn.ts";

/** Something to read stands here, or somebody who means to stay out: they are not sent on. */
const mustStay = (search: URLSearchParams) =>
  search.has("error") || search.has("verify_id") || Boolean(signInNotice()) || hasSignedOut();

export default function LoginScreen({ queryRef }: ScreenProps<LoginScreenQuery>) {
  const data = usePreloadedQuery<LoginScreenQuery>(
    graphql`
      query LoginScreenQuery($brand: BrandKind) @preloadable {
        viewer {
          kind
          session {
            isReadOnly
          }
        }
        brand(kind: $brand) {
          name
          sso {
            isForced
          }
          ...BareFrame_brand
          ...OnTheWay_brand
        }
        signInWays {
          ...OtherWays_ways
        }
        demo {
          ...DemoCard_demo
        }
      }
    `,
    queryRef,
  );
  const [search] = useSearchParams();
  const [stays] = useState(() => mustStay(search));
  const target = safeRedirect(search.get("redirect"));
  const signIn = useSignIn(target, search.get("email") ?? "");
  const isForced = data.brand?.sso?.isForced === true && !queryRef.variables.brand;
  useEffect(clearSignInNotice, []);

  if (hasAccount(data.viewer) && signIn.phase === "idle") return <Navigate to={target} replace />;
  const name = data.brand?.name ?? "Sightline";
  if (isForced && !stays) {
    const address = startAddress("sso", { redirect: target, email: search.get("email") ?? "" });
    return <OnTheWay brand={data.brand} title={t("Log in to {value}", { value: name })} address={address} />;
  }
  return (
    <BareFrame
      brand={data.brand}
      title={t("Log in to {value}", { value: name })}
      aside={data.demo && <DemoCard demo={data.demo} onChoose={signIn.fill} />}
    >
      <SignInForm signIn={signIn}>
        <OtherWays ways={data.signInWays} email={signIn.email} start={{ redirect: target }} />
      </SignInForm>
    </BareFrame>
  );
}
