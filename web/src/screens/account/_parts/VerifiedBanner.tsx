import { useSearchParams } from "react-router-dom";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useVerifyEmail } from "./useVerifyEmail.ts";

/** What came of the link in a verification mail, where one led here. */
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
