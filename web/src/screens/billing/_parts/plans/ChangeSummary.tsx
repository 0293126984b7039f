import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { ChangeSummaryQuery } from "#web/__generated__/ChangeSummaryQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { ChangeLines } from "./ChangeLines.tsx";

export const changeSummaryQuery = graphql`
  query ChangeSummaryQuery($planId: Int!, $cycle: BillingCycle!) @throwOnFieldError {
    viewer {
      billing {
        change(planId: $planId, cycle: $cycle) {
          ...ChangeLines_change
        }
      }
    }
  }
`;

export function ChangeSummary({ queryRef }: { queryRef: PreloadedQuery<ChangeSummaryQuery> }) {
  const { viewer } = usePreloadedQuery<ChangeSummaryQuery>(changeSummaryQuery, queryRef);
  const change = viewer.billing?.change;
  return change ? <ChangeLines change={change} /> : <p>{t("The price isn't available right now.")}</p>;
}
