import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RecordingListTools_project$key } from "#web/__generated__/RecordingListTools_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { isOn, sortChoices, sortLabels, switches, withChoice } from "../../_lib/listChoices.ts";
import { CollectionMenu } from "../collections/CollectionMenu.tsx";
import { SequenceButton } from "./SequenceButton.tsx";

const ALL = "";

interface Props {
  project: RecordingListTools_project$key;
  canWrite: boolean;
  /** in use on this page */
  tags: readonly string[];
}

/** Collection, order, sequence and switches of the list. */
export function RecordingListTools({ project, canWrite, tags }: Props) {
  const about = useFragment(
    graphql`
      fragment RecordingListTools_project on Project {
        ...CollectionMenu_project
        ...SequenceButton_project
      }
    `,
    project,
  );
  const [search, setSearch] = useSearchParams();
  const change = (choice: Record<string, string | null>) =>
    setSearch((now) => withChoice(now, choice), { preventScrollReset: true });
  const tag = search.get("tag");
  const known = [...new Set([...tags, ...(tag ? [tag] : [])])].toSorted((a, b) => a.localeCompare(b));
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" }}>
      <CollectionMenu project={about} canWrite={canWrite} />
      <Select
        label={t("Order")}
        hideLabel
        value={chosen(search, "sort", sortChoices)}
        choices={sortChoices.map((id) => ({ id, label: sortLabels[id] }))}
        onChange={(id) => change({ sort: id === sortChoices[0] ? null : id })}
        css={{ width: 190 }}
      />
      {known.length > 0 && (
        <Select
          label={t("Tag")}
          hideLabel
          value={tag ?? ALL}
          choices={[{ id: ALL, label: t("All tags") }, ...known.map((one) => ({ id: one, label: one }))]}
          onChange={(id) => change({ tag: id })}
          css={{ width: 150 }}
        />
      )}
      <SequenceButton project={about} />
      {switches.map(({ name, label }) => (
        <Switch
          key={name}
          isSelected={isOn(search, name)}
          onChange={(isSelected) => change({ [name]: isSelected ? "1" : null })}
        >
          {label}
        </Switch>
      ))}
    </div>
  );
}
