import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { startOver } from "#web/layout/session/startOver.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { onVerification } from "../_lib/verifications.ts";
import { useVerifyEmail } from "./useVerifyEmail.ts";

/** The result of a verification link, if the user arrived from one. */
export function VerifiedBanner() {
  const [search] = useSearchParams();
  const email = search.get("email") ?? "";
  const { answer, clear } = useVerifyEmail(search.get("verify_id"), email);
  const [isSignedIn, setSignedIn] = useState(false);
  // the tab of the sign-up has signed in this browser
  useEffect(() => onVerification("signedIn", email, () => setSignedIn(true)), [email]);
  if (!answer) return null;
  return (
    <Banner
      tone={answer.tone}
      onDismiss={clear}
      actions={
        isSignedIn && (
          <Button size="small" variant="primary" onPress={() => startOver({ path: "/get-started" })}>
            {t("Continue")}
          </Button>
        )
      }
    >
      {answer.message}
    </Banner>
  );
}
