import { graphql, useFragment } from "react-relay";
import type { FreeSessionsLink_viewer$key } from "#web/__generated__/FreeSessionsLink_viewer.graphql.ts";
import { LinkToHandOn } from "./LinkToHandOn.tsx";

export function FreeSessionsLink({ viewer }: { viewer: FreeSessionsLink_viewer$key }) {
  const { referAndEarn } = useFragment(
    graphql`
      fragment FreeSessionsLink_viewer on Viewer @throwOnFieldError {
        referAndEarn {
          linkUrl
        }
      }
    `,
    viewer,
  );
  return referAndEarn ? <LinkToHandOn url={referAndEarn.linkUrl} /> : null;
}
