// Reports an opened referral link to the gateway. Nothing waits for it, and each browser counts once a day.
import { useEffect } from "react";
import { graphql } from "react-relay";
import type { useReferralVisitMutation } from "#web/__generated__/useReferralVisitMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

const KEY = "app.visitor";

/** A stable id of this browser; undefined without storage. */
function visitor(): string | undefined {
  try {
    const known = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, known);
    return known;
  } catch {
    return undefined;
  }
}

export function useReferralVisit(ref: string | undefined): void {
  const [count] = useMutation<useReferralVisitMutation>(graphql`
    mutation useReferralVisitMutation($input: CountReferralVisitInput!) {
      countReferralVisit(input: $input) {
        problem {
          code
        }
      }
    }
  `);
  useEffect(() => {
    if (ref) count({ variables: { input: { ref, visitor: visitor() } } }).catch(() => undefined);
  }, [ref, count]);
}
