// The data that plans are compared by.
import { graphql, readInlineData } from "react-relay";
import type { offerData_offer$key } from "#web/__generated__/offerData_offer.graphql.ts";

export function offerData(offer: offerData_offer$key) {
  const { plan, features, websites, testedUsers } = readInlineData(
    graphql`
      fragment offerData_offer on PlanOffer @inline {
        plan {
          sessions
          pageviews
        }
        features
        websites
        testedUsers
      }
    `,
    offer,
  );
  const { sessions, pageviews } = plan;
  return { plan: { sessions, pageviews }, features, websites, testedUsers };
}
