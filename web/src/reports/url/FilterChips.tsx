// The filters of the address as chips that take themselves away.
import { X } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toggleGroup, type Group } from "./reportState.ts";
import { useReportState } from "./useReportState.ts";

interface Props {
  /** a filter as the screen says it */
  write(group: Group): string;
}

export function FilterChips({ write }: Props) {
  const [state, change] = useReportState();
  if (state.filters.length === 0) return null;
  return (
    <ul
      aria-label={t("Filters")}
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: theme.space.one,
        margin: `0 0 ${theme.space.two}px`,
        padding: 0,
        listStyle: "none",
      })}
    >
      {state.filters.map((group) => {
        const text = write(group);
        return (
          <li
            key={text}
            css={(theme) => ({
              display: "inline-flex",
              alignItems: "center",
              gap: 4,
              maxWidth: "100%",
              padding: "1px 2px 1px 10px",
              border: `1px solid ${theme.color.border}`,
              borderRadius: theme.radius.large,
              background: theme.color.raised,
              fontSize: theme.size.small,
            })}
          >
            <span title={text} css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
              {text}
            </span>
            <IconButton
              label={t("Remove filter: {text}", { text })}
              size="small"
              onPress={() => change({ filters: toggleGroup(state.filters, group) })}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        );
      })}
      {state.filters.length > 1 && (
        <li>
          <Button variant="ghost" size="small" onPress={() => change({ filters: [] })}>
            {t("Clear all")}
          </Button>
        </li>
      )}
    </ul>
  );
}
