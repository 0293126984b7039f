import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { Group } from "../url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { ConditionFields } from "./ConditionFields.tsx";
import { needsValue } from "./criteriaKinds.ts";
import { draftOf, lacksOf, type Draft } from "./draft.ts";

const first = draftOf("PAGE");

/** Adds a filter: one condition, or several of which one must match. */
export function FilterForm({ projectId, onAdd }: { projectId: string; onAdd: (group: Group) => void }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([first]);
  const [isTried, setTried] = useState(false);
  const add = () => {
    if (drafts.some(lacksOf)) return setTried(true);
    onAdd(drafts.map((draft) => (needsValue(draft.operator) ? draft : { ...draft, value: "" })));
  };
  return (
    <form
      noValidate
      aria-label={t("New filter")}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      css={(theme) => ({ display: "grid", gap: theme.space.one })}
    >
      {drafts.map((draft, n) => (
        // conditions are identified by their index
        <div key={n} css={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 4, alignItems: "start" }}>
          <ConditionFields
            projectId={projectId}
            draft={draft}
            onChange={(next) => setDrafts((all) => all.map((one, m) => (m === n ? next : one)))}
            lacks={isTried ? lacksOf(draft) : undefined}
          />
          {drafts.length > 1 && (
            <IconButton
              label={t("Remove condition")}
              size="small"
              onPress={() => setDrafts((all) => all.filter((_, m) => m !== n))}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <div css={{ display: "flex", justifyContent: "space-between", gap: 8 }}>
        <Button
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden />}
          isDisabled={drafts.length >= 20}
          onPress={() => setDrafts((all) => [...all, { ...(all.at(-1) ?? first), value: "" }])}
        >
          {t("or")}
        </Button>
        <Button type="submit" variant="primary" size="small">
          {t("Add filter")}
        </Button>
      </div>
    </form>
  );
}
