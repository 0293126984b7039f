// Where a form has sent its email, and how often.
import { useState } from "react";

export interface SentMail {
  /** undefined before the first email, and after the user returns to the form */
  sentTo: string | undefined;
  times: number;
  changeAddress(): void;
}

export function useSentMail(): SentMail & { record(email: string): void } {
  const [sentTo, setSentTo] = useState<string>();
  const [times, setTimes] = useState(0);
  return {
    sentTo,
    times,
    record(email) {
      setSentTo(email);
      setTimes((now) => now + 1);
    },
    changeAddress() {
      setSentTo(undefined);
      setTimes(0);
    },
  };
}
