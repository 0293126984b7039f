import { useId, useState } from "react";
import { useFilterValues } from "#web/reports/filters/useFilterValues.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { actKinds, needsActValue, type Act } from "../_lib/retentionChoices.ts";
import { actNames } from "./formatAction.ts";

interface Props {
  label: string;
  projectId: string;
  act: Act;
  onChange: (act: Act) => void;
}

const kinds = actKinds.map((id) => ({ id, label: actNames[id] }));

/** One action of the sentence. A page or an event applies once it is named. */
export function RetentionAct({ label, projectId, act, onChange }: Props) {
  const [draft, setDraft] = useState(act);
  const [error, setError] = useState("");
  const id = useId();
  const isOpen = needsActValue(draft.kind) && (draft.kind !== act.kind || draft.value.trim() !== act.value);
  return (
    <form
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const value = draft.value.trim();
        if (value === "") setError(draft.kind === "PAGE" ? t("Enter a path, such as /pricing") : t("Enter a name"));
        else onChange({ ...draft, value });
      }}
      css={(theme) => ({ display: "grid", gap: theme.space.half, minWidth: 0 })}
    >
      <span id={id} css={caption}>
        {label}
      </span>
      <div css={(theme) => ({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: theme.space.one })}>
        <Select
          label={label}
          hideLabel
          choices={kinds}
          value={draft.kind}
          onChange={(kind) => {
            setError("");
            setDraft({ kind, value: "" });
            if (!needsActValue(kind)) onChange({ kind, value: "" });
          }}
          css={{ width: 150 }}
        />
        {draft.kind === "GOAL" && (
          <GoalField {...{ projectId, draft, error }} onChange={(value) => onChange({ kind: "GOAL", value })} />
        )}
        {draft.kind !== "GOAL" && needsActValue(draft.kind) && (
          <ValueField
            key={draft.kind}
            {...{ projectId, draft, error }}
            onChange={(value) => (setError(""), setDraft({ ...draft, value }))}
          />
        )}
        {isOpen && draft.kind !== "GOAL" && (
          <Button type="submit" variant="primary">
            {t("Apply")}
          </Button>
        )}
      </div>
    </form>
  );
}

interface ValueProps {
  projectId: string;
  draft: Act;
  error: string;
  onChange: (value: string) => void;
}

/** Goals are few: a selection applies immediately. */
function GoalField({ projectId, draft, onChange }: ValueProps) {
  const goals = useFilterValues(projectId, "GOAL", "");
  const choices = goals.map(({ value, label }) => ({ id: value, label }));
  if (draft.value && !choices.some(({ id }) => id === draft.value)) {
    choices.push({ id: draft.value, label: draft.value });
  }
  return (
    <Select
      label={t("Goal")}
      hideLabel
      placeholder={t("Choose a goal")}
      choices={choices}
      value={draft.value || null}
      onChange={onChange}
      css={{ width: 240 }}
    />
  );
}

function ValueField({ projectId, draft, error, onChange }: ValueProps) {
  const [typed, setTyped] = useState("");
  const isPage = draft.kind === "PAGE";
  const values = useFilterValues(projectId, isPage ? "PAGE" : "EVENT", typed);
  return (
    <div css={{ width: 240 }}>
      <ComboBox
        label={isPage ? t("Path") : t("Event name")}
        hideLabel
        placeholder={isPage ? "/product/*" : "sign_up"}
        value={draft.value}
        onChange={onChange}
        onType={setTyped}
        suggestions={values.map(({ value, label, visitors }) => ({
          id: value,
          label,
          count: visitors,
        }))}
        emptyText={t("No matches in the last 90 days")}
        error={error}
      />
    </div>
  );
}
