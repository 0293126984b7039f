// After the sign-up, on the page that waits for the verification: signs in with the password that was just chosen, as
// soon as the link was opened in another tab of this browser, or on request.
import { useEffect, useEffectEvent, useState } from "react";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { onVerification, publishVerification } from "../../_lib/verifications.ts";
import { useEnter } from "../useEnter.ts";

export function useContinue(email: string, password: string) {
  const [problem, setProblem] = useState<string>();
  const [isInFlight, setInFlight] = useState(false);
  const enter = useEnter("/");
  const signIn = async () => {
    setProblem(undefined);
    setInFlight(true);
    try {
      const refusal = await enter({ email, password });
      if (!refusal) return publishVerification("signedIn", email);
      // an unverified address is indistinguishable from a wrong password
      setProblem(
        refusal.retryAfter
          ? refusal.message
          : t("This address isn't verified yet. Open the link in the email, then continue."),
      );
    } catch (error) {
      setProblem(toGatewayError(error).message);
    }
    setInFlight(false);
  };
  const follow = useEffectEvent(() => void signIn());
  useEffect(() => onVerification("verified", email, () => follow()), [email]);
  return { problem, isInFlight, signIn: () => void signIn() };
}
