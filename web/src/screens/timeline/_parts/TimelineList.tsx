import { graphql, useFragment } from "react-relay";
import type {
  TimelineList_project$data,
  TimelineList_project$key,
} from "#web/__generated__/TimelineList_project.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { TableFoot } from "#web/screens/_parts/TableFoot.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { dateTitle } from "#web/ui/format/dateLabel.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { TimelineCsv } from "./TimelineCsv.tsx";
import { TimelineItem } from "./TimelineItem.tsx";

/** The entries under their days, newest first. */
export function TimelineList({ project }: { project: TimelineList_project$key }) {
  return (
    <Card flush>
      <PanelBoundary height={360}>
        <List project={project} />
      </PanelBoundary>
    </Card>
  );
}

type Entry = NonNullable<TimelineList_project$data["timeline"]["list"]>["entries"][number];

function List({ project }: { project: TimelineList_project$key }) {
  const {
    id,
    widgetId,
    timeline: { list: timeline },
  } = useFragment(
    graphql`
      fragment TimelineList_project on Project @throwOnFieldError {
        id
        widgetId
        timeline {
          list(range: $range, kinds: $kinds, userId: $userId, contains: $contains) {
            totalCount
            range {
              timezone
            }
            entries {
              key
              date
              ...TimelineItem_entry
            }
          }
        }
      }
    `,
    project,
  );
  if (!timeline) return null;
  const { entries, totalCount, range } = timeline;
  if (entries.length === 0) {
    return (
      <EmptyState title={t("Nothing noted and nothing changed")} minHeight={360}>
        {t("Choose a longer range or another kind, or add a note about something that may change your numbers.")}
      </EmptyState>
    );
  }
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.date.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={dateTitle(day)}>
          <h2
            css={(t) => ({
              ...caption(t),
              fontWeight: t.weight.semibold,
              padding: `10px ${t.space.two}px 6px`,
              background: t.color.sunken,
            })}
          >
            {dateTitle(day)}
          </h2>
          <ul css={{ listStyle: "none", margin: 0, padding: 0 }}>
            {ofDay.map((entry) => (
              <TimelineItem key={entry.key} entry={entry} zone={range.timezone} widgetId={widgetId} projectId={id} />
            ))}
          </ul>
        </section>
      ))}
      <TableFoot asGraphql={t("Timeline")} csv={<TimelineCsv />}>
        {entries.length < totalCount
          ? t("The newest {shown} of {total}", { shown: entries.length, total: totalCount })
          : phrase("{count, plural, one {# entry} other {# entries}}", { count: totalCount })}
      </TableFoot>
    </>
  );
}
