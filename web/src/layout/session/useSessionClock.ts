// A session ends 72 hours after the sign-in, regardless of activity. Checked on start and every minute.
import { useEffect } from "react";
import { sessionEnded } from "#web/relay/sessionEnd.ts";
import { t } from "#web/texts/t.ts";

const CHECK_MS = 60_000;

export function useSessionClock(expiresAt: string | undefined): void {
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const check = () => {
      if (Date.now() >= Date.parse(expiresAt)) sessionEnded(t("Your session has expired. Please login again."));
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
}
