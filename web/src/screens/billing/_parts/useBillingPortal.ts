// Links to the billing portal. Companies without a subscription have none. If the portal fails, the checkout of the
// optimize brand is used.
import { useCallback, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type {
  BillingPortalPage,
  useBillingPortalMutation,
} from "#web/__generated__/useBillingPortalMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export type PortalPage = Extract<BillingPortalPage, "HOME" | "INVOICE" | "UPDATE">;

export function useBillingPortal() {
  const navigate = useNavigate();
  const [hasNone, setNone] = useState(false);
  const [commit, isOpening] = useMutation<useBillingPortalMutation>(graphql`
    mutation useBillingPortalMutation($page: BillingPortalPage!) {
      openBillingPortal(input: { page: $page }) {
        url
        problem {
          code
        }
      }
    }
  `);
  const open = useCallback(
    async (page: PortalPage): Promise<void> => {
      const answer = await commit({ variables: { page } }).catch(() => undefined);
      const { url, problem } = answer?.openBillingPortal ?? {};
      if (problem?.code === "NOT_FOUND") return setNone(true);
      if (!url) return void navigate("/optimizecheckout");
      if (url.startsWith("/")) return void navigate(url);
      location.assign(url);
    },
    [commit, navigate],
  );
  return { open, isOpening, hasNone };
}
