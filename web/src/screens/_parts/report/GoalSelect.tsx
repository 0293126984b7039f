import { graphql, useFragment } from "react-relay";
import type { GoalSelect_project$key } from "#web/__generated__/GoalSelect_project.graphql.ts";
import { useReportState } from "#web/filters/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";

const NO_GOAL = "";

/** The event that counts as a conversion. A site without events of its own has nothing to choose. */
export function GoalSelect({ project }: { project: GoalSelect_project$key }) {
  const data = useFragment(
    graphql`
      fragment GoalSelect_project on Project {
        events {
          name
          source
        }
      }
    `,
    project,
  );
  const [state, change] = useReportState();
  const names = (data.events ?? []).filter((event) => event.source === "CODE").map((event) => event.name);
  if (names.length === 0 && !state.goal) return null;
  if (state.goal && !names.includes(state.goal)) names.push(state.goal);
  return (
    <Select
      label={t("Goal")}
      hideLabel
      value={state.goal ?? NO_GOAL}
      onChange={(name) => change({ goal: name || null })}
      choices={[
        { id: NO_GOAL, label: t("No goal") },
        ...names.map((name) => ({ id: name, label: t("Goal: {name}", { name }) })),
      ]}
      css={{ width: 190 }}
    />
  );
}
