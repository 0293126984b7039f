// The filters of the address as chips that take themselves away.
import { X } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toggleCondition, type Condition } from "./reportState.ts";
import { useReportState } from "./useReportState.ts";

const words: Record<string, string> = {
  IS: "is",
  IS_NOT: "is not",
  CONTAINS: "contains",
  CONTAINS_NOT: "does not contain",
  EXISTS: "exists",
  EXISTS_NOT: "does not exist",
  GREATER: ">",
  GREATER_OR_EQUAL: "≥",
  LESS: "<",
  LESS_OR_EQUAL: "≤",
};

interface Props {
  /** a criterion and its value as the screen calls them */
  write(condition: Condition): { label: string; value: string };
}

export function FilterChips({ write }: Props) {
  const [state, change] = useReportState();
  if (state.conditions.length === 0) return null;
  return (
    <ul
      aria-label={t("Filters")}
      css={(t) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: t.space.one,
        margin: `0 0 ${t.space.two}px`,
        padding: 0,
        listStyle: "none",
      })}
    >
      {state.conditions.map((condition) => {
        const { label, value } = write(condition);
        const text = `${label} ${words[condition.operator] ?? condition.operator} ${value}`;
        return (
          <li
            key={`${condition.criteria}:${condition.operator}:${condition.value}`}
            css={(t) => ({
              display: "inline-flex",
              alignItems: "center",
              gap: 4,
              maxWidth: "100%",
              padding: "1px 2px 1px 10px",
              border: `1px solid ${t.color.border}`,
              borderRadius: t.radius.large,
              background: t.color.raised,
              fontSize: t.size.small,
            })}
          >
            <span title={text} css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
              <span css={(t) => ({ color: t.color.muted })}>
                {label} {words[condition.operator] ?? condition.operator}
              </span>{" "}
              {value}
            </span>
            <IconButton
              label={t("Remove filter: {text}", { text })}
              size="small"
              onPress={() => change({ conditions: toggleCondition(state.conditions, condition) })}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        );
      })}
      {state.conditions.length > 1 && (
        <li>
          <Button variant="ghost" size="small" onPress={() => change({ conditions: [] })}>
            {t("Clear all")}
          </Button>
        </li>
      )}
    </ul>
  );
}
