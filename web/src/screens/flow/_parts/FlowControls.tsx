import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { LEAST_STEPS, MOST_STEPS, versusChoices, writeStop } from "../_lib/flowState.ts";
import { useFlowState } from "../_lib/useFlowState.ts";
import { versusLabels } from "../_lib/versus.ts";
import { GroupingDialog } from "./GroupingDialog.tsx";
import { StopField } from "./StopField.tsx";

const anchors = [
  { id: "start", label: t("Paths starting at") },
  { id: "end", label: t("Paths ending at") },
  { id: "through", label: t("Paths through") },
  { id: "around", label: t("Before and after") },
] as const;
type Anchor = (typeof anchors)[number]["id"];

const lengths = Array.from({ length: MOST_STEPS - LEAST_STEPS + 1 }, (_, n) => String(LEAST_STEPS + n));

/** The controls of the flow. */
export function FlowControls({ projectId }: { projectId: string }) {
  const [state, change] = useFlowState();
  const [anchor, setAnchor] = useState<Anchor>(state.around ? "around" : state.end ? "end" : "start");
  const [isGrouping, setGrouping] = useState(false);
  return (
    <div
      data-print="no"
      css={(theme) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: theme.space.one })}
    >
      <Select
        label={t("Path type")}
        hideLabel
        value={anchor}
        choices={anchors}
        onChange={setAnchor}
        css={{ width: 200 }}
      />
      <div css={{ flex: "1 1 200px", maxWidth: 300, minWidth: 0 }}>
        <StopField
          // a selected step clears the field
          key={[state.around, state.start, state.end, ...state.through].map((stop) => stop && writeStop(stop)).join()}
          label={t("Page or event")}
          placeholder={t("Page or event")}
          projectId={projectId}
          onChoose={(stop) => {
            if (anchor === "around") change({ around: stop });
            else if (anchor === "start") change({ around: null, start: stop, end: null });
            else if (anchor === "end") change({ around: null, start: null, end: stop });
            else change({ around: null, through: [...state.through, stop] });
          }}
        />
      </div>
      {!state.around && (
        <>
          <Select
            label={t("Number of steps")}
            hideLabel
            value={String(state.steps)}
            choices={lengths.map((id) => ({ id, label: t("{steps} steps", { steps: id }) }))}
            onChange={(id) => change({ steps: Number(id) })}
            css={{ width: 116 }}
          />
          <Select
            label={t("Compare segments")}
            hideLabel
            value={state.versus}
            choices={versusChoices.map((id) => ({ id, label: versusLabels[id] }))}
            onChange={(versus) => change({ versus })}
            css={{ width: 190 }}
          />
        </>
      )}
      <Button onPress={() => setGrouping(true)}>
        {state.grouping.length > 0 ? t("Grouping: {count}", { count: state.grouping.length }) : t("Group pages")}
      </Button>
      <Switch isSelected={state.events} onChange={(events) => change({ events })}>
        {t("Events as steps")}
      </Switch>
      {isGrouping && <GroupingDialog projectId={projectId} onClose={() => setGrouping(false)} />}
    </div>
  );
}
