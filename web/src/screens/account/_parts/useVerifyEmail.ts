// Verifies an email address once, as soon as the page is shown.
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useVerifyEmailMutation } from "#web/__generated__/useVerifyEmailMutation.graphql.ts";
import { GatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { publishVerification } from "../_lib/verifications.ts";

export interface VerificationMessage {
  tone: "success" | "danger";
  message: string;
}

const messages: Record<string, VerificationMessage> = {
  VERIFIED: { tone: "success", message: t("Your account has been verified. Please login manually.") },
  DELETED: { tone: "danger", message: t("Your account cannot be used for now.") },
};

/** `email`: the address of the link, for the tab of the sign-up. */
export function useVerifyEmail(verifyId: string | null, email: string) {
  const [answer, setAnswer] = useState<VerificationMessage>();
  const requested = useRef<string>(undefined);
  const [commit] = useMutation<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        status
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  useEffect(() => {
    if (!verifyId || requested.current === verifyId) return;
    requested.current = verifyId;
    commit({ variables: { input: { verifyId } } }).then(
      ({ verifyEmail: { status, problem } }) => {
        setAnswer(problem ? { tone: "danger", message: problem.message } : messages[status ?? ""]);
        if (status === "VERIFIED") publishVerification("verified", email);
      },
      (error: unknown) =>
        setAnswer({
          tone: "danger",
          message:
            error instanceof GatewayError ? error.message : t("Something went wrong. Please open the link again."),
        }),
    );
  }, [commit, verifyId, email]);
  return { answer, clear: () => setAnswer(undefined) };
}
