import { graphql, useFragment } from "react-relay";
import type { AffiliateLink_viewer$key } from "#web/__generated__/AffiliateLink_viewer.graphql.ts";
import { LinkToHandOn } from "./LinkToHandOn.tsx";

export function AffiliateLink({ viewer }: { viewer: AffiliateLink_viewer$key }) {
  const { affiliate } = useFragment(
    graphql`
      fragment AffiliateLink_viewer on Viewer @throwOnFieldError {
        affiliate {
          linkUrl
        }
      }
    `,
    viewer,
  );
  return affiliate ? <LinkToHandOn url={affiliate.linkUrl} /> : null;
}
