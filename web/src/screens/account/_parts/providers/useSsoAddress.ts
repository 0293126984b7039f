import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSsoAddressQuery } from "#web/__generated__/useSsoAddressQuery.graphql.ts";

const query = graphql`
  query useSsoAddressQuery($email: String!) {
    ssoAddress(email: $email)
  }
`;

/** The sign-in URL of the company's SSO for an email address; undefined if it has none. */
export function useSsoAddress(): (email: string) => Promise<string | undefined> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (email) => {
      const answer = await fetchQuery<useSsoAddressQuery>(environment, query, { email }).toPromise();
      return answer?.ssoAddress ?? undefined;
    },
    [environment],
  );
}
