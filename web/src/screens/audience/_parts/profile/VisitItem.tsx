import { ChevronRight } from "lucide-react";
import { Suspense, useEffect, useId, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { VisitActionsQuery } from "#web/__generated__/VisitActionsQuery.graphql.ts";
import type { VisitItem_session$key } from "#web/__generated__/VisitItem_session.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { WatchLink } from "#web/reports/drilldown/WatchLink.tsx";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { dayAndTime } from "#web/ui/format/zonedTime.ts";
import { VisitActions, visitActionsQuery } from "./VisitActions.tsx";
import { VisitHeader } from "./VisitHeader.tsx";

interface Props {
  session: VisitItem_session$key;
  zone: string | null | undefined;
  startsOpen: boolean;
}

const HEIGHT = 120;

/** One session: its header and its collapsible actions, which are fetched when first opened. */
export function VisitItem({ session, zone, startsOpen }: Props) {
  const data = useFragment(
    graphql`
      fragment VisitItem_session on VisitorSession {
        id
        sessionId
        startedAt
        recordedFrom
        ...VisitHeader_session
      }
    `,
    session,
  );
  const [isOpen, setOpen] = useState(startsOpen);
  const [queryRef, load] = useQueryLoader<VisitActionsQuery>(visitActionsQuery);
  const panel = useId();
  const { id } = data;
  useEffect(() => {
    if (isOpen && !queryRef) load({ id });
  }, [isOpen, queryRef, load, id]);
  return (
    <li css={(theme) => ({ "& + &": { borderTop: `1px solid ${theme.color.border}` } })}>
      <div css={{ display: "flex", alignItems: "center" }}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
          css={(theme) => ({
            display: "grid",
            gridTemplateColumns: "16px minmax(0, 1fr)",
            alignItems: "center",
            gap: 10,
            flex: 1,
            minWidth: 0,
            minHeight: 56,
            padding: `8px ${theme.space.two}px`,
            border: 0,
            background: "transparent",
            color: theme.color.text,
            font: "inherit",
            textAlign: "left",
            cursor: "pointer",
            "&:hover": { background: theme.color.hover },
            "&:focus-visible": { outline: `2px solid ${theme.color.accent}`, outlineOffset: -2 },
          })}
        >
          <ChevronRight
            aria-hidden
            size={16}
            css={(theme) => ({
              color: theme.color.muted,
              transform: isOpen ? "rotate(90deg)" : undefined,
              transition: `transform ${theme.motion.fast}`,
            })}
          />
          <VisitHeader session={data} zone={zone} />
        </button>
        <span css={{ flex: "0 0 32px" }}>
          <WatchLink
            row={{ sessionId: data.sessionId, recordedFrom: data.recordedFrom }}
            of={dayAndTime(data.startedAt, zone)}
          />
        </span>
      </div>
      <div id={panel} hidden={!isOpen} role="region" aria-label={t("Session activity")}>
        {isOpen && (
          <PanelBoundary height={HEIGHT}>
            <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
              {queryRef ? <VisitActions queryRef={queryRef} zone={zone} /> : <Skeleton shape="block" height={HEIGHT} />}
            </Suspense>
          </PanelBoundary>
        )}
      </div>
    </li>
  );
}
