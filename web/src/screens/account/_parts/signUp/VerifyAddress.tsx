import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { CheckYourMail } from "../CheckYourMail.tsx";
import { useContinue } from "./useContinue.ts";
import type { SignUp } from "./useSignUp.ts";

interface Props {
  form: SignUp;
  sentTo: string;
  outboxUrl: string | null | undefined;
}

/** After the sign-up: waits for the verification of the email address, then signs in. */
export function VerifyAddress({ form, sentTo, outboxUrl }: Props) {
  const { problem, isInFlight, signIn } = useContinue(sentTo, form.values.password);
  return (
    <CheckYourMail
      form={form}
      outboxUrl={outboxUrl}
      action={
        <>
          <ProblemBanner problem={problem} />
          <Button variant="primary" size="large" loading={isInFlight} onPress={signIn}>
            {t("Continue")}
          </Button>
        </>
      }
    >
      {t("We sent a link to {sentTo}. Open it to verify your address, then continue here.", { sentTo })}
    </CheckYourMail>
  );
}
