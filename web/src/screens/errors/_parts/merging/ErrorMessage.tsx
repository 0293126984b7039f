import { graphql, useFragment } from "react-relay";
import type { ErrorMessage_group$key } from "#web/__generated__/ErrorMessage_group.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { kindLabels } from "../../_lib/errorFilters.ts";
import { StateBadge } from "../StateBadge.tsx";

interface Props {
  group: ErrorMessage_group$key;
  /** undefined: the viewer may not merge, so rows can't be selected */
  isChosen: boolean | undefined;
  onChoose: (isChosen: boolean) => void;
}

/** Message, location and state. The checkbox selects the row for merging without opening it. */
export function ErrorMessage({ group, isChosen, onChoose }: Props) {
  const { message, kind, type, place, state, isRegression, regressionRelease, assignee } = useFragment(
    graphql`
      fragment ErrorMessage_group on ErrorGroup {
        message
        kind
        type
        place
        state
        isRegression
        regressionRelease
        assignee {
          name
        }
      }
    `,
    group,
  );
  const what = kind === "SCRIPT" ? type : kind === "CONSOLE" ? kindLabels[kind] : `${kindLabels[kind]}: ${type}`;
  const below = [what, place, assignee?.name].filter(Boolean).join(" · ");
  return (
    <span css={{ display: "flex", alignItems: "center", gap: 10, minWidth: 0 }}>
      {isChosen !== undefined && (
        <Checkbox
          isSelected={isChosen}
          onChange={onChoose}
          css={{ alignItems: "center", "& > span": { marginTop: 0 } }}
        >
          <VisuallyHidden>{t("Select {name}", { name: message })}</VisuallyHidden>
        </Checkbox>
      )}
      <span css={{ display: "block", flex: 1, minWidth: 0, padding: "6px 0", lineHeight: "18px" }}>
        <span css={{ display: "flex", alignItems: "center", gap: 8, minWidth: 0 }}>
          <span title={message} css={(theme) => ({ ...oneLine, fontWeight: theme.weight.medium })}>
            {message}
          </span>
          {(state !== "UNRESOLVED" || isRegression) && (
            <StateBadge state={state} isRegression={isRegression} release={regressionRelease} />
          )}
        </span>
        <span title={below} css={(theme) => ({ ...caption(theme), ...oneLine, display: "block" })}>
          {below}
        </span>
      </span>
    </span>
  );
}
