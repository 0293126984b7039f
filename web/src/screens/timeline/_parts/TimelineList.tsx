import { graphql, useFragment } from "react-relay";
import type {
  TimelineList_project$data,
  TimelineList_project$key,
} from "#web/__generated__/TimelineList_project.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { ExportCsvButton } from "#web/reports/tables/ExportCsvButton.tsx";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { dateTitle } from "#web/ui/format/dateLabel.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { TimelineItem } from "./TimelineItem.tsx";

const columns = [
  { title: t("Date"), value: "date" },
  { title: t("Created on"), value: "createdAt" },
  { title: t("Kind"), value: "kind" },
  { title: t("Entry"), value: "text" },
  { title: t("Description"), value: "description" },
  { title: t("Affected item"), value: "subject" },
  { title: t("Member"), value: "userName" },
];

/** The entries grouped by day, newest first. */
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
              # eslint-disable-next-line relay/unused-fields -- exported, beside what an entry shows
              subject
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
      <EmptyState title={t("No notes or changes")} minHeight={360}>
        {t("Choose a longer range or another type, or add a note about something that may affect your numbers.")}
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
            css={(theme) => ({
              ...caption(theme),
              fontWeight: theme.weight.semibold,
              padding: `10px ${theme.space.two}px 6px`,
              background: theme.color.sunken,
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
      <TableFooter
        asGraphql={t("Timeline")}
        csv={
          <ExportCsvButton
            view="timeline"
            rows="viewer.project.timeline.list.entries"
            pageSize={1000}
            columns={columns}
          />
        }
      >
        {entries.length < totalCount
          ? t("Latest {shown} of {total}", { shown: entries.length, total: totalCount })
          : phrase("{count, plural, one {# entry} other {# entries}}", { count: totalCount })}
      </TableFooter>
    </>
  );
}
