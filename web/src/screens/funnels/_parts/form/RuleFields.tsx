import { PickOnPage, type PickSource } from "#web/editor/picking/PickOnPage.tsx";
import { usualMatch, type StepKind, type StepMatch } from "#web/reports/funnels/funnelSteps.ts";
import { t } from "#web/texts/t.ts";
import { ComboBox, type Suggestion } from "#web/ui/forms/ComboBox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { matchLabel, stepKindLabel, stepKindLabels } from "../../_lib/stepLabels.ts";

export interface Rule {
  kind: StepKind;
  match: StepMatch;
  value: string;
  page: string;
  goal: string;
  storedGoal?: Choice | undefined;
}

/** What the project has, for suggestions, and where to pick. */
export interface Offered {
  events: readonly Suggestion[];
  goals: readonly Choice[];
  pickSource: PickSource;
}

interface Props {
  rule: Rule;
  onChange: (part: Partial<Rule>) => void;
  offered: Offered;
  /** the rule lacks a value, and the form was submitted */
  error: string | undefined;
}

/** What a step or an exclusion matches. */
export function RuleFields({ rule, onChange, offered, error }: Props) {
  const { kind, match, value, page, goal, storedGoal } = rule;
  const label = stepKindLabel(kind);
  const { placeholder, hint, pick } = matchLabel(kind, match);
  const isListed = !storedGoal || offered.goals.some(({ id }) => id === storedGoal.id);
  const goals = isListed ? offered.goals : [storedGoal, ...offered.goals];
  const typed = value.toLowerCase();
  const type = (next: string) => onChange({ value: next });
  const shared = { label: label.valueLabel, hideLabel: true, placeholder, error };
  return (
    <>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.one,
          gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
        })}
      >
        <Select
          label={t("Kind")}
          hideLabel
          choices={stepKindLabels.map(({ id, label: name }) => ({ id, label: name }))}
          value={kind}
          onChange={(next) => onChange({ kind: next, match: usualMatch(next), value: "", page: "", goal: "" })}
        />
        {label.matches.length > 1 && (
          <Select
            label={t("Match")}
            hideLabel
            choices={label.matches.map(({ id, label: name }) => ({ id, label: name }))}
            value={match}
            onChange={(next) => onChange({ match: next })}
          />
        )}
      </div>
      {kind === "GOAL" && (
        <Select
          {...shared}
          placeholder={goals.length > 0 ? t("Choose a goal") : t("No goals yet")}
          choices={goals}
          value={goal || null}
          onChange={(next) => onChange({ goal: next })}
        />
      )}
      {kind === "EVENT" && (
        <ComboBox
          {...shared}
          description={hint}
          value={value}
          onChange={type}
          suggestions={offered.events.filter(({ label: name }) => name.toLowerCase().includes(typed))}
        />
      )}
      {kind !== "GOAL" && kind !== "EVENT" && (
        <TextField
          {...shared}
          description={hint}
          maxLength={500}
          value={value}
          onChange={type}
          validationBehavior="aria"
        />
      )}
      {pick && (
        <div css={{ justifySelf: "start" }}>
          <PickOnPage source={offered.pickSource} pick={pick} label={label.valueLabel} page={page} onPick={type} />
        </div>
      )}
      {label.hasPage && (
        <TextField
          label={t("Only on this page")}
          labelAside={
            <PickOnPage
              source={offered.pickSource}
              pick={{ target: "PAGE", part: "page" }}
              label={t("Only on this page")}
              page={page}
              onPick={(next) => onChange({ page: next })}
            />
          }
          placeholder={t("Any page")}
          maxLength={500}
          value={page}
          onChange={(next) => onChange({ page: next })}
        />
      )}
    </>
  );
}
