import { graphql, useFragment } from "react-relay";
import { useState } from "react";
import type { ProjectChoice_viewer$key } from "#web/__generated__/ProjectChoice_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";

interface Props {
  viewer: ProjectChoice_viewer$key;
  /** global ids; null: all projects */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
  error?: string | undefined;
}

type Access = "all" | "some";

const choices: readonly Choice<Access>[] = [
  { id: "all", label: t("All projects"), description: t("Including projects that are added later.") },
  { id: "some", label: t("Only these") },
];

/** The projects that a member sees: all of them, including future ones, or a selection. */
export function ProjectChoice({ viewer, chosen, onChange, error }: Props) {
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
  // a selection survives a look at the other choice
  const [selected, setSelected] = useState(chosen ?? []);
  const select = (ids: readonly string[]) => {
    setSelected(ids);
    onChange(ids);
  };
  return (
    <div css={{ display: "grid", gap: 6 }}>
      <RadioGroup
        label={t("Access to projects")}
        choices={choices}
        value={chosen === null ? "all" : "some"}
        onChange={(access) => onChange(access === "all" ? null : selected)}
        error={error}
      />
      {chosen !== null && (
        <div
          role="group"
          aria-label={t("Projects")}
          css={{ display: "grid", gap: 6, justifyItems: "start", paddingLeft: 24, maxHeight: 240, overflow: "auto" }}
        >
          {(projects?.edges ?? []).map(({ node: { id, name } }) => (
            <Checkbox
              key={id}
              isSelected={chosen.includes(id)}
              onChange={(isChosen) => select(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      )}
    </div>
  );
}
