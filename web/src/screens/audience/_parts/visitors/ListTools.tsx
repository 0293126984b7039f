import { Columns3 } from "lucide-react";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ListTools_project$key } from "#web/__generated__/ListTools_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { withChoice, type ColumnId } from "../../_lib/listChoices.ts";
import { visitorColumns } from "./visitorColumns.tsx";

interface Props {
  project: ListTools_project$key;
  columns: readonly ColumnId[];
  onColumns: (columns: readonly ColumnId[]) => void;
}

/** Debounce of the search in milliseconds. */
const PAUSE = 300;
const ALL = "";

/** Search, tag filter and column selection. */
export function ListTools({ project, columns, onColumns }: Props) {
  const {
    audience: { tags: visitorTags },
  } = useFragment(
    graphql`
      fragment ListTools_project on Project {
        audience {
          tags {
            tag
            visitors
          }
        }
      }
    `,
    project,
  );
  const [search, setSearch] = useSearchParams();
  const requested = search.get("q") ?? "";
  const tag = search.get("tag");
  const [typed, setTyped] = useState(requested);
  useEffect(() => {
    if (typed.trim() === requested) return undefined;
    const timer = setTimeout(
      () => setSearch((now) => withChoice(now, { q: typed.trim() }), { replace: true, preventScrollReset: true }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, requested, setSearch]);
  const tags = (visitorTags ?? []).map((one) => ({ id: one.tag, label: one.tag, description: String(one.visitors) }));
  if (tag && !tags.some(({ id }) => id === tag)) tags.push({ id: tag, label: tag, description: "0" });
  const choices = [{ id: ALL, label: t("All tags") }, ...tags.map(({ id, label }) => ({ id, label }))];
  return (
    <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>
      <div css={{ flex: "1 1 220px", maxWidth: 360 }}>
        <SearchField
          label={t("Search visitors")}
          placeholder={t("Name, email or ID")}
          value={typed}
          onChange={setTyped}
          maxLength={200}
        />
      </div>
      {tags.length > 0 && (
        <Select
          label={t("Tag")}
          hideLabel
          value={tag ?? ALL}
          choices={choices}
          onChange={(id) => setSearch((now) => withChoice(now, { tag: id }), { preventScrollReset: true })}
          css={{ width: 160 }}
        />
      )}
      <span css={{ flex: "1 0 0" }} />
      <Popover
        label={t("Columns")}
        trigger={
          // phones always show the same few columns
          <Button icon={<Columns3 aria-hidden />} css={(theme) => ({ [theme.media.narrow]: { display: "none" } })}>
            {t("Columns")}
          </Button>
        }
      >
        <div role="group" aria-label={t("Columns")} css={{ display: "grid", gap: 10, minWidth: 160 }}>
          {visitorColumns.map(({ id, title }) => (
            <Checkbox
              key={id}
              isSelected={columns.includes(id)}
              onChange={(isShown) => onColumns(isShown ? [...columns, id] : columns.filter((one) => one !== id))}
            >
              {title}
            </Checkbox>
          ))}
        </div>
      </Popover>
    </div>
  );
}
