// Whether an address belongs to a disposable mail service, which can't sign up; checked while the rest of the form is filled
// in. Whether it has an account is never answered. Without an answer nothing is shown: the host checks the form again.
import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useEmailCheckQuery } from "#web/__generated__/useEmailCheckQuery.graphql.ts";
import { t } from "#web/texts/t.ts";

const query = graphql`
  query useEmailCheckQuery($email: String!) {
    emailCheck(email: $email) {
      isDisposable
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
      return answer?.emailCheck?.isDisposable
        ? t("Disposable email addresses aren't allowed. Use a permanent one.")
        : undefined;
    },
    [environment],
  );
}
