import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { tabular } from "#web/theme/textStyle.ts";
import { formatOffset } from "../../_lib/formatOffset.ts";

export interface TimedRow {
  id: string;
  at: number;
  content: ReactNode;
  /** beside the row's own button, such as a link */
  aside?: ReactNode;
  /** after it, mounted when the row is first hovered or focused: a list may have thousands of rows */
  menu?: ReactNode;
}

interface Props {
  label: string;
  rows: readonly TimedRow[];
  /** of the playhead: the last row before it is marked and scrolled into view */
  at: number;
  onSeek: (at: number) => void;
}

const HEIGHT = 460;

interface RowProps {
  row: TimedRow;
  isCurrent: boolean;
  onSeek: (at: number) => void;
}

const Row = memo(function Row({ row, isCurrent, onSeek }: RowProps) {
  const [isUsed, setUsed] = useState(false);
  const mountMenu = () => setUsed(true);
  return (
    <li
      aria-current={isCurrent ? "time" : undefined}
      css={(theme) => ({
        display: "flex",
        alignItems: "flex-start",
        gap: 8,
        paddingRight: 8,
        borderRadius: theme.radius.medium,
        contentVisibility: "auto",
        containIntrinsicHeight: 32,
        "&[aria-current]": { background: theme.color.accentSoft },
      })}
    >
      <button
        type="button"
        onClick={() => onSeek(row.at)}
        onPointerEnter={mountMenu}
        onFocus={mountMenu}
        css={(theme) => ({
          display: "flex",
          flex: 1,
          gap: 10,
          minWidth: 0,
          minHeight: 32,
          padding: "6px 8px",
          border: 0,
          borderRadius: theme.radius.medium,
          background: "transparent",
          color: theme.color.text,
          font: "inherit",
          fontSize: theme.size.body,
          lineHeight: "20px",
          textAlign: "left",
          cursor: "pointer",
          "&:hover": { background: theme.color.hover },
          [theme.media.coarse]: { minHeight: theme.control.touch },
        })}
      >
        <span css={(theme) => ({ ...tabular, flex: "0 0 44px", color: theme.color.muted })}>
          {formatOffset(row.at)}
        </span>
        <span css={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>{row.content}</span>
      </button>
      {row.aside}
      {row.menu && <span css={{ flex: "0 0 32px" }}>{isUsed && row.menu}</span>}
    </li>
  );
});

/** Rows in the order of time. A click on one seeks to it. */
export function TimedRows({ label, rows, at, onSeek }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = rows.findLastIndex((row) => row.at <= at);
  useEffect(() => {
    const box = list.current;
    const row = box?.children[current];
    if (!box || !(row instanceof HTMLElement)) return;
    // only the list scrolls, never the page
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 3;
  }, [current]);
  return (
    <ul
      ref={list}
      aria-label={label}
      css={{ listStyle: "none", margin: 0, padding: 0, maxHeight: HEIGHT, overflowY: "auto" }}
    >
      {rows.map((row, n) => (
        <Row key={row.id} row={row} isCurrent={n === current} onSeek={onSeek} />
      ))}
    </ul>
  );
}
