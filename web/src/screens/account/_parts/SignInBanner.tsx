import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { signInNotice } from "#web/layout/session/startOver.ts";
import { told } from "#web/texts/told.ts";
import { LaterBanner } from "./laterBanner.ts";

interface Props {
  /** what the host answered to this sign-in */
  refusal: string | undefined;
  /** how long nobody may try again */
  wait: string | undefined;
  onClear: () => void;
}

/** Why nobody is signed in: the host's answer, the end of the last session, or what an identity provider sent back. */
export function SignInBanner({ refusal, wait, onClear }: Props) {
  const [search] = useSearchParams();
  const [earlier, setEarlier] = useState(
    () => signInNotice() ?? told(search.get("error_description") ?? search.get("error") ?? ""),
  );
  const message = refusal ?? earlier;
  if (wait) {
    return (
      <Suspense fallback={null}>
        <LaterBanner tone="danger">{wait}</LaterBanner>
      </Suspense>
    );
  }
  if (!message) return null;
  return (
    <Suspense fallback={null}>
      <LaterBanner
        key={message}
        tone="danger"
        autoClear
        onDismiss={() => {
          setEarlier("");
          onClear();
        }}
      >
        {message}
      </LaterBanner>
    </Suspense>
  );
}
