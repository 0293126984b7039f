import { useEffect, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator, useSearchParams } from "react-router-dom";
import type { RecordingList_page$key } from "#web/__generated__/RecordingList_page.graphql.ts";
import type { RecordingList_project$key } from "#web/__generated__/RecordingList_project.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { visitorName } from "#web/ui/format/visitorName.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { withChoice } from "../../_lib/listChoices.ts";
import { storeListOrder } from "../../_lib/listOrder.ts";
import { useUpdateRecordings } from "../../_lib/useUpdateRecordings.ts";
import { BulkActions } from "./BulkActions.tsx";
import { RecordingListTools } from "./RecordingListTools.tsx";
import { NoRecordings } from "./NoRecordings.tsx";
import { RecordingListItem } from "./RecordingListItem.tsx";

interface Props {
  page: RecordingList_page$key;
  project: RecordingList_project$key;
  canWrite: boolean;
  /** the player at a time of a recording */
  hrefOf: (key: string, atMs: number) => string;
  settingsHref: string;
  /** below the list */
  quota: ReactNode;
}

/** A page of recordings with order, switches and bulk actions. */
export function RecordingList({ page, project, canWrite, hrefOf, settingsHref, quota }: Props) {
  const about = useFragment(
    graphql`
      fragment RecordingList_project on Project {
        ...BulkActions_project
        ...RecordingListTools_project
      }
    `,
    project,
  );
  const { edges, totalCount, sessionCount, pageInfo } = useFragment(
    graphql`
      fragment RecordingList_page on RecordingConnection {
        totalCount
        sessionCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          endCursor
        }
        edges {
          matchMs
          node {
            id
            key
            tags
            startedAt
            visitor {
              visitorId
              userId
              name
              email
            }
            ...RecordingListItem_recording
          }
        }
      }
    `,
    page,
  );
  const [, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [update] = useUpdateRecordings();
  const revalidator = useRevalidator();
  const keys = edges.map(({ node }) => node.key).join(" ");
  useEffect(() => storeListOrder(keys === "" ? [] : keys.split(" ")), [keys]);
  const here = edges.map(({ node }) => node).filter(({ id }) => chosen.has(id));
  const tags = [...new Set(edges.flatMap(({ node }) => node.tags))];
  const choose = (id: string, isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  const star = async (id: string, isStarred: boolean) => {
    const refusal = await update({ ids: [id], isStarred });
    if (refusal) toast({ tone: "danger", title: refusal });
  };
  const go = (after: string | null) => setSearch((now) => withChoice(now, { after }));
  const footer = edges.length > 0 && (
    <span css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" }}>
      <span>
        {phrase("{count, plural, one {# recording} other {# recordings}}", { count: totalCount })} ·{" "}
        {phrase("{count, plural, one {# session} other {# sessions}}", { count: sessionCount })}
      </span>
      {quota}
      <span css={{ flex: 1 }} />
      {pageInfo.hasPreviousPage && (
        <Button size="small" variant="ghost" onPress={() => go(null)}>
          {t("First page")}
        </Button>
      )}
      {pageInfo.hasNextPage && (
        <Button size="small" onPress={() => go(pageInfo.endCursor ?? null)}>
          {t("More")}
        </Button>
      )}
    </span>
  );
  return (
    <Card flush footer={footer}>
      <div
        css={(theme) => ({
          padding: `${theme.space.oneHalf}px ${theme.space.two}px`,
          borderBottom: `1px solid ${theme.color.border}`,
        })}
      >
        {here.length > 0 ? (
          <BulkActions
            chosen={here.map(({ id, key, tags: theirs, startedAt, visitor: { visitorId, userId, name, email } }) => ({
              ...{ id, key, tags: theirs, startedAt },
              name: visitorName({ visitorId, userId, name, email }),
            }))}
            project={about}
            knownTags={tags}
            onNone={() => setChosen(new Set())}
            onDeleted={() => {
              setChosen(new Set());
              void revalidator.revalidate();
            }}
          />
        ) : (
          <RecordingListTools project={about} canWrite={canWrite} tags={tags} />
        )}
      </div>
      {edges.length === 0 ? (
        <NoRecordings sessions={sessionCount} settingsHref={settingsHref} />
      ) : (
        <ul aria-label={t("Recordings")} css={{ listStyle: "none", margin: 0, padding: 0 }}>
          {edges.map(({ node, matchMs }) => (
            <RecordingListItem
              key={node.id}
              recording={node}
              href={hrefOf(node.key, matchMs)}
              isChosen={canWrite ? chosen.has(node.id) : undefined}
              onChoose={(isChosen) => choose(node.id, isChosen)}
              onStar={(isStarred) => void star(node.id, isStarred)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
