import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { GoogleSignUpScreenQuery } from "#web/__generated__/GoogleSignUpScreenQuery.graphql.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { startAddress } from "../_lib/startAddress.ts";
import { OnTheWay } from "../_parts/providers/OnTheWay.tsx";
import { useHasAccount } from "../_parts/useHasAccount.ts";

/** Redirects to Google. Falls back to the form if Google is not configured. */
export default function GoogleSignUpScreen({ queryRef }: ScreenProps<GoogleSignUpScreenQuery>) {
  const data = usePreloadedQuery<GoogleSignUpScreenQuery>(
    graphql`
      query GoogleSignUpScreenQuery @preloadable {
        viewer {
          ...useHasAccount_viewer
        }
        brand {
          ...OnTheWay_brand
        }
        signInMethods {
          google
        }
      }
    `,
    queryRef,
  );
  const hasAccount = useHasAccount(data.viewer);
  const [search] = useSearchParams();
  if (hasAccount) return <Navigate to="/" replace />;
  if (!data.signInMethods?.google) return <Navigate to="/sign-up" replace />;
  const address = startAddress("google", { origin: "sign-up", ref: search.get("ref") ?? undefined });
  return <OnTheWay brand={data.brand} title={t("Sign up with Google")} address={address} />;
}
