// Whether an address can sign up, told while the rest of the form is filled in. Where nobody answers, nothing is said:
// the host looks again when the form is sent.
import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useEmailCheckQuery } from "#web/__generated__/useEmailCheckQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

const query = graphql`
  query useEmailCheckQuery($email: String!) {
    emailCheck(email: $email) {
      isDisposable
      isTaken
    }
  }
`;

export function useEmailCheck(): (email: string) => Promise<string | undefined> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (email) => {
      const answer = await fetchQuery<useEmailCheckQuery>(environment, query, { email })
        .toPromise()
        .catch(() => undefined);
      if (answer?.emailCheck?.isDisposable) {
        return t("This address belongs to a disposable mail service; use one that you keep");
      }
      return answer?.emailCheck?.isTaken
        ? t("There is an account with this email already; log in, or set a new password")
        : undefined;
    },
    [environment],
  );
}
