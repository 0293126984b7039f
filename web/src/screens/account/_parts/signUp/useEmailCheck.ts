// Whether an email address belongs to a disposable email service, which can't sign up. Checked while the rest of the
// form is filled in. Never reveals whether an account exists. Without a response nothing is shown: the host validates
// the form again.
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
