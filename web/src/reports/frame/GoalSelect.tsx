import { graphql, useFragment } from "react-relay";
import type { GoalSelect_project$key } from "#web/__generated__/GoalSelect_project.graphql.ts";
import { useReportState } from "../url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";

const NO_GOAL = "";

/** The conversion to count: a goal of the project, or a custom event. A project with neither has no selector. */
export function GoalSelect({ project }: { project: GoalSelect_project$key }) {
  const data = useFragment(
    graphql`
      fragment GoalSelect_project on Project {
        goals {
          list(first: 100) {
            edges {
              node {
                key
                name
                isDefault
              }
            }
          }
        }
        events {
          recent {
            name
            displayName
            source
          }
        }
      }
    `,
    project,
  );
  const [state, change] = useReportState();
  const goals = data.goals.list?.edges.map(({ node }) => node) ?? [];
  const keys = new Set(goals.map(({ key }) => key));
  const events = (data.events.recent ?? []).filter(({ name, source }) => source === "CODE" && !keys.has(name));
  const names = new Map(events.map(({ name, displayName }) => [name, displayName ?? name]));
  if (goals.length + names.size === 0 && !state.goal) return null;
  if (state.goal && !keys.has(state.goal) && !names.has(state.goal)) names.set(state.goal, state.goal);
  const standard = goals.find(({ isDefault }) => isDefault);
  return (
    <Select
      label={t("Goal")}
      hideLabel
      value={state.goal ?? standard?.key ?? NO_GOAL}
      // the default goal applies without a URL parameter
      onChange={(key) => change({ goal: key === standard?.key ? null : key || null })}
      choices={[
        ...(standard ? [] : [{ id: NO_GOAL, label: t("No goal") }]),
        ...goals.map(({ key, name }) => ({ id: key, label: t("Goal: {name}", { name }) })),
        ...[...names].map(([id, name]) => ({ id, label: t("Event: {name}", { name }) })),
      ]}
      css={{ width: 190 }}
    />
  );
}
