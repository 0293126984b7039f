import { graphql, useFragment } from "react-relay";
import type { EntryChange_project$key } from "#web/__generated__/EntryChange_project.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import { fieldLabel, formatValue } from "../_lib/fieldLabel.ts";
import { useOpenEntry } from "../_lib/useOpenEntry.ts";

/** The old and new values of the selected entry. Renders nothing if they are unknown. */
export function EntryChange({ project }: { project: EntryChange_project$key }) {
  return (
    <PanelBoundary height={0}>
      <Rows project={project} />
    </PanelBoundary>
  );
}

function Rows({ project }: { project: EntryChange_project$key }) {
  const {
    timeline: { list: timeline },
  } = useFragment(
    graphql`
      fragment EntryChange_project on Project @throwOnFieldError {
        timeline {
          list(range: $range, kinds: $kinds, userId: $userId, contains: $contains) {
            entries {
              key
              changed {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    project,
  );
  const [open] = useOpenEntry();
  const changed = timeline?.entries.find(({ key }) => key === open)?.changed ?? [];
  if (changed.length === 0) return null;
  return (
    <Card title={t("What changed")} css={(theme) => ({ marginBottom: theme.space.two })}>
      <dl css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, margin: 0 })}>
        {changed.map(({ field, before, after }) => (
          <div key={field}>
            <dt css={caption}>{fieldLabel(field)}</dt>
            <dd css={(theme) => ({ margin: "2px 0 0", fontSize: theme.size.body, overflowWrap: "anywhere" })}>
              <del css={(theme) => ({ color: theme.color.muted })}>{formatValue(field, before)}</del>
              <span aria-hidden css={(theme) => ({ margin: "0 6px", color: theme.color.muted })}>
                →
              </span>
              <ins css={(theme) => ({ textDecoration: "none", fontWeight: theme.weight.medium })}>
                {formatValue(field, after)}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
