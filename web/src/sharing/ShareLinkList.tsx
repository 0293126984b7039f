import { graphql, useFragment } from "react-relay";
import type { ShareLinkList_project$key } from "#web/__generated__/ShareLinkList_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { ShareLinkItem } from "./ShareLinkItem.tsx";

interface Props {
  project: ShareLinkList_project$key;
  /** of an embedded report */
  title: string;
}

export function ShareLinkList({ project, title }: Props) {
  const {
    share: { links: shareLinks },
  } = useFragment(
    graphql`
      fragment ShareLinkList_project on Project {
        share {
          links(first: 50, module: $module, itemId: $itemId) @connection(key: "ShareLinkList_links") {
            __id
            edges {
              node {
                id
                ...ShareLinkItem_link
              }
            }
          }
        }
      }
    `,
    project,
  );
  const edges = shareLinks?.edges ?? [];
  if (!shareLinks || edges.length === 0) {
    return (
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {t("No share links yet. New links appear here.")}
      </p>
    );
  }
  return (
    <ul
      css={(theme) => ({
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.large - 2,
        "& > li + li": { borderTop: `1px solid ${theme.color.border}` },
      })}
    >
      {edges.map(({ node }) => (
        <ShareLinkItem key={node.id} link={node} connection={shareLinks.__id} title={title} />
      ))}
    </ul>
  );
}
