import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ElementList_heatmap$key } from "#web/__generated__/ElementList_heatmap.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine, tabular } from "#web/theme/textStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { percentLabel } from "#web/reports/heatmap/heatOf.ts";
import type { Mode } from "#web/reports/heatmap/modes.ts";

interface Props {
  heatmap: ElementList_heatmap$key;
  mode: Mode;
  selected: string | null;
  onSelect: (selector: string | null) => void;
}

/** Elements with the most clicks. Selecting one outlines it on the page. */
export function ElementList({ heatmap, mode, selected, onSelect }: Props) {
  const { elements, goal } = useFragment(
    graphql`
      fragment ElementList_heatmap on Heatmap {
        elements {
          rank
          selector
          text
          clicks
          share
          visitors
          conversionRate
        }
        goal {
          name
        }
      }
    `,
    heatmap,
  );
  const list = useRef<HTMLUListElement>(null);
  // an element picked on the page may be below the visible part of the list
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    const box = list.current;
    if (!row || !box) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTo({ top: top - box.clientHeight / 2, behavior: "instant" });
  }, [selected]);
  if (elements.length === 0)
    return (
      <EmptyState title={t("No elements")} minHeight={200}>
        {t("No element has points on this layer in the range.")}
      </EmptyState>
    );
  const counted = (count: number) =>
    mode === "move"
      ? phrase("{count, plural, one {# movement} other {# movements}}", { count })
      : phrase("{count, plural, one {# click} other {# clicks}}", { count });
  return (
    <>
      <p css={(theme) => ({ ...caption(theme), padding: "0 16px 8px" })}>
        {!goal
          ? t("Converted: reached any goal or purchased after the click, in the same session.")
          : t("Converted: reached “{goal}” after the click, in the same session.", { goal: goal.name })}
      </p>
      <ul
        ref={list}
        aria-label={t("Elements")}
        css={(theme) => ({
          listStyle: "none",
          margin: 0,
          padding: 0,
          maxHeight: "min(70vh, 760px)",
          overflowY: "auto",
          borderTop: `1px solid ${theme.color.border}`,
        })}
      >
        {elements.map(({ rank, selector, text, clicks, share, visitors, conversionRate }) => (
          <li key={selector}>
            <button
              type="button"
              aria-pressed={selected === selector}
              onClick={() => onSelect(selected === selector ? null : selector)}
              css={(theme) => ({
                display: "grid",
                gridTemplateColumns: "26px minmax(0, 1fr) auto",
                gap: "0 8px",
                width: "100%",
                padding: "8px 16px",
                border: 0,
                borderBottom: `1px solid ${theme.color.border}`,
                background: "transparent",
                color: theme.color.text,
                textAlign: "left",
                font: "inherit",
                fontSize: theme.size.body,
                cursor: "pointer",
                "&:hover": { background: theme.color.hover },
                "&[aria-pressed=true]": { background: theme.color.accentSoft },
                "&:focus-visible": { outlineOffset: -2 },
              })}
            >
              <span css={(theme) => ({ ...tabular, color: theme.color.muted })}>{rank}</span>
              <span title={text || selector} css={(theme) => ({ ...oneLine, fontWeight: theme.weight.medium })}>
                {text || t("Element without text")}
              </span>
              <span css={(theme) => ({ ...tabular, fontWeight: theme.weight.medium })}>{percentLabel(share)}</span>
              <code
                title={selector}
                css={(theme) => ({ ...oneLine, ...caption(theme), gridColumn: "2 / -1", fontFamily: "monospace" })}
              >
                {selector || t("Unknown element")}
              </code>
              <span css={(theme) => ({ ...caption(theme), ...tabular, gridColumn: "2 / -1" })}>
                {counted(clicks)} · {phrase("{count, plural, one {# visitor} other {# visitors}}", { count: visitors })}{" "}
                · {t("{rate} converted", { rate: percentLabel(conversionRate) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p css={(theme) => ({ ...caption(theme), padding: "8px 16px" })}>
        {phrase("{count, plural, one {# element} other {# elements}}", { count: elements.length })}
      </p>
    </>
  );
}
