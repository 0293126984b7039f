import { useState } from "react";
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { t } from "#web/texts/t.ts";
import { ComboBox } from "#web/ui/forms/ComboBox.tsx";
import { SearchSelect } from "#web/ui/forms/SearchSelect.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { isOfClock } from "./eventCriteria.ts";
import { criteriaGroups, criteriaKind, endsOf, needsValue, operatorLabels } from "./criteriaKinds.ts";
import { draftOf, type Draft, type Lacks } from "./draft.ts";
import { useFilterValues } from "./useFilterValues.ts";

interface Props {
  projectId: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  lacks?: Lacks | undefined;
}

/** The criterion, operator and value of a condition. */
export function ConditionFields({ projectId, draft, onChange, lacks }: Props) {
  const kind = criteriaKind(draft.criteria);
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gridTemplateColumns: "150px 130px minmax(160px, 1fr)",
        gap: theme.space.one,
        alignItems: "start",
        [theme.media.narrow]: { gridTemplateColumns: "1fr" },
      })}
    >
      <SearchSelect
        label={t("Property")}
        searchLabel={t("Search properties")}
        groups={criteriaGroups}
        value={draft.criteria}
        onChange={(criteria) => onChange(draftOf(criteria))}
      />
      {kind.keyed && (
        <div css={(theme) => ({ gridColumn: "2 / -1", [theme.media.narrow]: { gridColumn: "auto" } })}>
          <KeyField
            key={draft.criteria}
            label={kind.keyed.label}
            {...{ projectId, draft }}
            error={lacks?.key}
            onChange={(key) => onChange({ ...draft, key })}
          />
        </div>
      )}
      <Select
        label={t("Operator")}
        hideLabel
        choices={kind.operators.map((id) => ({ id, label: operatorLabels[id] }))}
        value={draft.operator}
        onChange={(operator) => onChange(compared(draft, operator))}
      />
      {needsValue(draft.operator) && (
        <div css={kind.keyed && ((theme) => ({ gridColumn: "2 / -1", [theme.media.narrow]: { gridColumn: "auto" } }))}>
          {draft.operator === "BETWEEN" ? (
            <SpanFields
              key={draft.criteria}
              {...{ projectId, draft }}
              error={lacks?.value}
              onChange={(value) => onChange({ ...draft, value })}
            />
          ) : (
            <ValueField
              // another criterion has other values
              key={draft.criteria}
              {...{ projectId, draft }}
              error={lacks?.value}
              onChange={(value) => onChange({ ...draft, value })}
            />
          )}
        </div>
      )}
    </div>
  );
}

interface FieldProps {
  projectId: string;
  draft: Draft;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** The key of the condition's criterion. */
function KeyField({ projectId, draft, onChange, error, label }: FieldProps & { label: string }) {
  const [typed, setTyped] = useState("");
  const keys = useFilterValues(projectId, draft.criteria, typed);
  return (
    <ComboBox
      label={label}
      hideLabel
      placeholder={label}
      emptyText={emptyText(draft.criteria, typed)}
      value={draft.key ?? ""}
      onChange={onChange}
      onType={setTyped}
      suggestions={keys.map(({ value, label: name, visitors }) => ({ id: value, label: name, ...countOf(visitors) }))}
      error={error}
    />
  );
}

/** What is not counted has no visitors. */
const countOf = (visitors: number) => (visitors > 0 ? { count: visitors } : {});

/** "between" takes two values, all other operators one. */
const compared = (draft: Draft, operator: Draft["operator"]): Draft => ({
  ...draft,
  operator,
  value: (operator === "BETWEEN") === (draft.operator === "BETWEEN") ? draft.value : "",
});

/** The two bounds of "between". */
function SpanFields({ draft, onChange, error, ...rest }: FieldProps) {
  const [from, to] = endsOf(draft.value);
  return (
    <div css={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 4, alignItems: "start" }}>
      <ValueField
        {...rest}
        label={t("At least")}
        draft={{ ...draft, value: from }}
        error={error}
        onChange={(next) => onChange(`${next},${to}`)}
      />
      <ValueField
        {...rest}
        label={t("At most")}
        draft={{ ...draft, value: to }}
        error={undefined}
        onChange={(next) => onChange(`${from},${next}`)}
      />
    </div>
  );
}

function ValueField({ projectId, draft, onChange, error, label = t("Value") }: FieldProps & { label?: string }) {
  const [typed, setTyped] = useState("");
  const kind = criteriaKind(draft.criteria);
  const { criteria, key } = draft;
  const values = useFilterValues(projectId, criteria, isWritten(criteria) ? "" : typed, key);
  const suggestions = values
    .map(({ value, label, visitors }) => ({ id: value, label: kind.write(label), ...countOf(visitors) }))
    .filter(({ id, label }) => `${label}\n${id}`.toLowerCase().includes(typed.toLowerCase()));
  return (
    <ComboBox
      label={label}
      hideLabel
      placeholder={label}
      emptyText={emptyText(draft.criteria, typed)}
      value={draft.value}
      onChange={onChange}
      onType={setTyped}
      suggestions={suggestions}
      error={error}
    />
  );
}

function emptyText(criteria: GraphCriteria, typed: string): string {
  if (criteria === "FUNNEL_STEP") return typed ? t("No matching steps") : t("No funnels yet");
  if (criteria === "GOAL") return typed ? t("No matching goals") : t("No goals yet");
  return typed ? t("No matches in the last 90 days") : t("No values in the last 90 days");
}

/** Stored in another form than displayed ("DE", "Germany"): typed text can't be searched in the store. */
const isWritten = (criteria: GraphCriteria): boolean =>
  ["GOAL", "FUNNEL_STEP", "COUNTRY", "LANG", "DEVICE", "VISITOR_TYPE", "PAGE_TIME"].includes(criteria) ||
  isOfClock(criteria);
