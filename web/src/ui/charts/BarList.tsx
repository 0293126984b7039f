import type { CSSObject, Theme } from "@emotion/react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { tabular } from "#web/theme/textStyle.ts";
import { MiddleText } from "../data/MiddleText.tsx";
import type { Drilldown } from "../navigation/drilldown.ts";
import { DrilldownLink } from "../navigation/DrilldownLink.tsx";
import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { percent } from "../format/percent.ts";

export interface BarItem {
  id: string;
  label: string;
  value: number;
  /** A flag or a favicon before the label. */
  icon?: ReactNode;
  /** Small, muted, before the number: a conversion rate, a delta. */
  detail?: ReactNode;
  href?: string;
  /** Links of the number. */
  drilldown?: Drilldown | undefined;
}

interface Props {
  label: string;
  items: readonly BarItem[];
  /** The total for shares. Without it bars are relative to the largest item. */
  total?: number;
  format?: (value: number) => string;
  /** Filters the screen by this item. */
  onSelect?: (id: string) => void;
  /** Reserves the height of this many rows when there are fewer items. */
  minRows?: number;
}

/** In px, of an item with the gap below it. */
export const BAR_HEIGHT = 34;
const rowHeight = 32;

export function BarList({ label, items, total, format = compactNumber, onSelect, minRows = 0 }: Props) {
  const largest = Math.max(...items.map((item) => item.value), 1);
  return (
    <ol
      aria-label={label}
      css={{ minHeight: minRows * BAR_HEIGHT, display: "flex", flexDirection: "column", gap: BAR_HEIGHT - rowHeight }}
    >
      {items.map((item) => {
        const share = total ? item.value / total : undefined;
        return (
          <li key={item.id} css={{ display: "flex", alignItems: "center", gap: 8 }}>
            <div css={{ position: "relative", flex: 1, minWidth: 0 }}>
              <div css={barStyle} style={{ width: `${(item.value / largest) * 100}%` }} />
              <Label item={item} onSelect={onSelect} />
            </div>
            {item.detail && <span css={detailStyle}>{item.detail}</span>}
            {share !== undefined && (
              <span css={[detailStyle, { width: 44, textAlign: "right" }]}>{percent(share)}</span>
            )}
            <span css={valueStyle}>
              <DrilldownLink to={item.drilldown} label={item.label} value={exactNumber(item.value)}>
                {format(item.value)}
              </DrilldownLink>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Label({ item, onSelect }: { item: BarItem; onSelect: Props["onSelect"] }) {
  const content = (
    <>
      {item.icon}
      <span title={item.label} css={{ minWidth: 0, flex: 1 }}>
        <MiddleText>{item.label}</MiddleText>
      </span>
    </>
  );
  if (item.href === undefined && !onSelect) return <div css={labelStyle}>{content}</div>;
  const press = onSelect ? { onPress: () => onSelect(item.id) } : {};
  return (
    <Link {...(item.href === undefined ? {} : { href: item.href })} {...press} css={[labelStyle, linkStyle]}>
      {content}
    </Link>
  );
}

const barStyle = (theme: Theme): CSSObject => ({
  position: "absolute",
  inset: "0 auto 0 0",
  minWidth: 2,
  borderRadius: theme.radius.small,
  background: theme.color.accentSoft,
  transition: `width ${theme.motion.medium}`,
});

const labelStyle = (theme: Theme): CSSObject => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 8,
  height: rowHeight,
  padding: "0 8px",
  borderRadius: theme.radius.small,
  color: theme.color.text,
  fontSize: theme.size.body,
  textDecoration: "none",
  [theme.media.coarse]: { height: theme.control.touch },
});

const linkStyle = (theme: Theme): CSSObject => ({
  cursor: "pointer",
  "&[data-hovered] > span": {
    textDecoration: "underline",
    textUnderlineOffset: 3,
    textDecorationColor: theme.color.borderStrong,
  },
  "&[data-focus-visible]": { outlineOffset: -2 },
});

const detailStyle = (theme: Theme): CSSObject => ({ ...tabular, fontSize: theme.size.small, color: theme.color.muted });

const valueStyle = (theme: Theme): CSSObject => ({
  ...tabular,
  minWidth: 48,
  textAlign: "right",
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
});
