import { useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { ShareDialogContent_project$key } from "#web/__generated__/ShareDialogContent_project.graphql.ts";
import type { ShareDialogQuery } from "#web/__generated__/ShareDialogQuery.graphql.ts";
import { heading } from "#web/theme/textStyle.ts";
import { CreatedLink } from "./CreatedLink.tsx";
import type { SharedModule } from "./moduleWords.ts";
import { NewShareLink } from "./NewShareLink.tsx";
import { ShareLinkList } from "./ShareLinkList.tsx";

interface Props {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<ShareDialogQuery>;
  module: SharedModule;
  itemId?: string;
}

export function ShareDialogContent({ query, queryRef, ...what }: Props) {
  const { viewer } = usePreloadedQuery<ShareDialogQuery>(query, queryRef);
  const project = viewer?.project;
  if (!project) return <p>This project can't be shared. Please reload the page.</p>;
  return <Content project={project} {...what} />;
}

function Content({
  project,
  module,
  itemId,
}: {
  project: ShareDialogContent_project$key;
  module: SharedModule;
  itemId?: string;
}) {
  const data = useFragment(
    graphql`
      fragment ShareDialogContent_project on Project @throwOnFieldError {
        ...NewShareLink_project
        ...ShareLinkList_project
        shareLinks(first: 50, module: $module) @connection(key: "ShareLinkList_shareLinks") {
          __id
          edges {
            cursor
          }
        }
      }
    `,
    project,
  );
  const [url, setUrl] = useState<string>();
  const connection = data.shareLinks?.__id;
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.three })}>
      {url ? (
        <CreatedLink url={url} onAnother={() => setUrl(undefined)} />
      ) : (
        <NewShareLink
          project={data}
          module={module}
          {...(itemId === undefined ? {} : { itemId })}
          connections={connection ? [connection] : []}
          onCreated={setUrl}
        />
      )}
      <section>
        <h3 css={(t) => ({ ...heading(t), fontSize: t.size.large, marginBottom: t.space.one })}>Links</h3>
        <ShareLinkList project={data} />
      </section>
    </div>
  );
}
