import type { ReactElement } from "react";
import { graphql } from "react-relay";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import type { RecordingPreviewQuery } from "#web/__generated__/RecordingPreviewQuery.graphql.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine, tabular } from "#web/theme/textStyle.ts";
import { floatStyle } from "#web/ui/overlay/floatStyle.ts";
import { formatOffset } from "../../_lib/formatOffset.ts";
import { markLabels, toneOf } from "../../_lib/marks.ts";
import { pathOf } from "../../_lib/pathOf.ts";
import { ActivityBar } from "./ActivityBar.tsx";

interface Props {
  id: string;
  /** the link to the recording */
  children: ReactElement;
}

/** Milliseconds of hovering before the preview is requested: moving over a list requests nothing. */
const PAUSE = 150;
const MOST = 5;
/** Marks that say what went wrong or right; the others are too many for a preview. */
const SHOWN = new Set(["RAGE", "DEAD", "ERROR", "FORM", "GOAL"]);

/** The first of each kind, then the others in their order: many dead clicks don't hide the one goal. */
function mostTelling<Event extends { readonly kind: string }>(events: readonly Event[]): Event[] {
  const firsts = events.filter(({ kind }, n) => events.findIndex((other) => other.kind === kind) === n);
  return [...firsts, ...events.filter((event) => !firsts.includes(event))].slice(0, MOST);
}

/** On hover and focus of a recording's link: when its pages were opened, and what happened on them. */
export function RecordingPreview({ id, children }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <Tooltip placement="bottom start" offset={4} css={[floatStyle, { width: 340, padding: 12 }]}>
        <PreviewStrip id={id} />
      </Tooltip>
    </TooltipTrigger>
  );
}

function PreviewStrip({ id }: { id: string }) {
  const { answer } = useDebouncedQuery<RecordingPreviewQuery>(
    graphql`
      query RecordingPreviewQuery($id: ID!) {
        node(id: $id) {
          ... on Recording {
            durationMs
            activity
            streams {
              streamId
              url
              fromMs
            }
            marks {
              kind
              atMs
              name
            }
          }
        }
      }
    `,
    { id },
    { pause: PAUSE, fetchPolicy: "store-or-network" },
  );
  const node = answer?.node;
  if (!node?.activity) return <span css={caption}>{t("Loading the preview")}</span>;
  const { durationMs = 0, activity, streams, marks } = node;
  const events = (marks ?? []).filter(({ kind }) => SHOWN.has(kind));
  const pages = (streams ?? []).map(({ streamId, url, fromMs }) => ({
    ...{ id: streamId, kind: "PAGE", atMs: fromMs, name: pathOf(url) },
  }));
  const rows = [...pages.slice(0, MOST), ...mostTelling(events).map((event, n) => ({ ...event, id: String(n) }))];
  const left = pages.length + events.length - rows.length;
  return (
    <div css={{ display: "grid", gap: 6 }}>
      <div css={{ position: "relative", paddingBottom: 6 }}>
        <ActivityBar activity={activity} />
        {events.map(({ kind, atMs }, n) => (
          <span
            // several things may happen at once
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            aria-hidden
            css={(theme) => ({
              position: "absolute",
              bottom: 0,
              width: 3,
              height: 5,
              borderRadius: 1,
              background: theme.color[toneOf(kind)],
            })}
            style={{ left: `${Math.min(99, (atMs / Math.max(1, durationMs)) * 100)}%` }}
          />
        ))}
      </div>
      <ul css={{ display: "grid", gap: 2, margin: 0, padding: 0, listStyle: "none" }}>
        {rows
          .toSorted((a, b) => a.atMs - b.atMs)
          .map(({ id: row, kind, atMs, name }) => (
            <li key={row} css={(theme) => ({ display: "flex", gap: 8, fontSize: theme.size.small })}>
              <span css={(theme) => ({ ...caption(theme), ...tabular, width: 36 })}>{formatOffset(atMs)}</span>
              <span
                css={(theme) => ({
                  ...oneLine,
                  flex: 1,
                  color: kind === "PAGE" ? undefined : theme.color[toneOf(kind)],
                })}
              >
                {kind === "PAGE" ? name : `${markLabels[kind] ?? kind} ${name}`}
              </span>
            </li>
          ))}
      </ul>
      {left > 0 && <span css={caption}>{t("and {count} more", { count: left })}</span>}
    </div>
  );
}
