import { graphql, useFragment } from "react-relay";
import type { ProjectChoice_viewer$key } from "#web/__generated__/ProjectChoice_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";

interface Props {
  viewer: ProjectChoice_viewer$key;
  /** global ids; empty: all projects */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The projects that a member sees. No selection means all, including future ones. */
export function ProjectChoice({ viewer, chosen, onChange }: Props) {
  const { projects } = useFragment(
    graphql`
      fragment ProjectChoice_viewer on Viewer {
        projects(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  return (
    <fieldset css={{ border: 0, padding: 0, margin: 0, display: "grid", gap: 6, justifyItems: "start" }}>
      <legend
        css={(theme) => ({ padding: 0, marginBottom: 6, fontSize: theme.size.body, fontWeight: theme.weight.medium })}
      >
        {t("Projects")}
      </legend>
      {(projects?.edges ?? []).map(({ node: { id, name } }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {name}
        </Checkbox>
      ))}
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small })}>
        {chosen.length === 0 ? t("All projects") : t("Only selected projects")}
      </p>
    </fieldset>
  );
}
