import { useState } from "react";
import { ConnectionHandler, graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { ShareDialogContentQuery } from "#web/__generated__/ShareDialogContentQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import { heading } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { CopiedLink } from "./CopiedLink.tsx";
import { moduleName } from "./moduleLabels.ts";
import { NewShareLink, type SharedItem } from "./NewShareLink.tsx";
import { ShareLinkList } from "./ShareLinkList.tsx";

interface Props {
  queryRef: PreloadedQuery<ShareDialogContentQuery>;
  item: SharedItem;
}

export const shareDialogQuery = graphql`
  query ShareDialogContentQuery($project: ID!, $module: ShareModule!, $itemId: String) @throwOnFieldError {
    viewer {
      project(id: $project) {
        name
        share {
          __id
        }
        ...NewShareLink_project
        ...ShareLinkList_project
      }
    }
  }
`;

export function ShareDialogContent({ queryRef, item }: Props) {
  const { project } = usePreloadedQuery<ShareDialogContentQuery>(shareDialogQuery, queryRef).viewer;
  const [url, setUrl] = useState<string>();
  if (!project) return <p>{t("This project can't be shared. Please reload the page.")}</p>;
  const list = ConnectionHandler.getConnectionID(project.share.__id, "ShareLinkList_links", {
    module: item.module,
    itemId: item.itemId ?? null,
  });
  const title = t("{module} · {name}", { module: moduleName(item.module), name: project.name });
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.three })}>
      {url ? (
        <CopiedLink url={url} title={title} onAnother={() => setUrl(undefined)} />
      ) : (
        <NewShareLink project={project} item={item} connections={[list]} onCopied={setUrl} />
      )}
      <section>
        <div
          css={(theme) => ({
            display: "flex",
            justifyContent: "space-between",
            gap: 12,
            marginBottom: theme.space.one,
          })}
        >
          <h3 css={(theme) => ({ ...heading(theme), fontSize: theme.size.large })}>{t("Links")}</h3>
          <TextLink href="/share-links" css={(theme) => ({ fontSize: theme.size.body })}>
            {t("All share links")}
          </TextLink>
        </div>
        <ShareLinkList project={project} title={title} />
      </section>
    </div>
  );
}
