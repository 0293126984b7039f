// After too many attempts: a countdown until another may succeed. Submission is disabled meanwhile.
import { useEffect, useState } from "react";
import { t } from "#web/texts/t.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface Wait {
  /** the message; undefined without a wait */
  notice: string | undefined;
  begin(seconds: number): void;
}

export function useWait(): Wait {
  const [until, setUntil] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) setUntil(undefined);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  const minutes = until === undefined ? 0 : Math.ceil((until - now) / MINUTE);
  return {
    notice: minutes > 0 ? formatWait(minutes) : undefined,
    begin(seconds) {
      const begin = Date.now();
      setNow(begin);
      setUntil(begin + seconds * SECOND);
    },
  };
}

const formatWait = (minutes: number): string =>
  minutes === 1
    ? t("Too many attempts. Try again in 1 minute.")
    : t("Too many attempts. Try again in {minutes} minutes.", { minutes });
