import { useSearchParams } from "react-router-dom";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useVerifyEmail } from "./useVerifyEmail.ts";

/** The result of a verification link, if the user arrived from one. */
export function VerifiedBanner() {
  const [search] = useSearchParams();
  const { answer, clear } = useVerifyEmail(search.get("verify_id"));
  if (!answer) return null;
  return (
    <Banner tone={answer.tone} onDismiss={clear}>
      {answer.message}
    </Banner>
  );
}
