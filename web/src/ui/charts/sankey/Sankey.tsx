import { useTheme } from "@emotion/react";
import { useMemo, useRef, useState } from "react";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { sideScroll } from "../../layout/sideScroll.ts";
import { useChartTable } from "../chartTable.ts";
import type { FlowNode } from "./flowNode.ts";
import { SankeyLabel } from "./SankeyLabel.tsx";
import { columnX, sankeyLayout, type SankeyBox } from "./sankeyLayout.ts";
import { useWidth } from "./useWidth.ts";

export interface FlowLink {
  from: number;
  to: number;
  value: number;
  title: string;
}

interface Props {
  label: string;
  nodes: readonly FlowNode[];
  links: readonly FlowLink[];
  columns: number;
  /** headers above the columns */
  heads: readonly { title: string; detail: string; exact?: string }[];
  height: number;
  /** Below this width of a column in px, the labels are unreadable: the diagram scrolls instead. */
  leastColumn?: number;
}

const NODE = 10;
const HEAD = 40;
/** Between two nodes, whose labels are 24 px high. */
const GAP = 22;
/** Space for the labels of the last column. */
const LAST = 158;

/** Nodes in columns connected by ribbons. The thickness is the count. Sessions that end at a node fade out there. */
export function Sankey({ label, nodes, links, columns, heads, height, leastColumn = 168 }: Props) {
  const theme = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const available = useWidth(frame, 900);
  const width = Math.max(available, columns * leastColumn);
  const [lit, setLit] = useState<number | null>(null);
  const box: SankeyBox = { columns, width, height, nodeWidth: NODE, gap: GAP, labelWidth: LAST };
  const placed = useMemo(
    () => sankeyLayout(nodes, links, { columns, width, height, nodeWidth: NODE, gap: GAP, labelWidth: LAST }),
    [nodes, links, columns, width, height],
  );
  useChartTable({
    head: [t("Step"), t("From"), t("To"), t("Value")],
    rows: links.map(({ from, to, value }) => [
      (nodes[from]?.column ?? 0) + 1,
      nodes[from]?.name,
      nodes[to]?.name,
      value,
    ]),
  });
  const availableWidth = (column: number) => Math.min(columnX(box, 1), width - columnX(box, column)) - NODE - 8;
  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      // what scrolls must be reachable by keyboard
      {...(width > available && { tabIndex: 0 })}
      css={[sideScroll, { overflowY: "hidden", paddingBottom: 8, "@media print": { zoom: 0.8 } }]}
    >
      <div css={{ position: "relative" }} style={{ width, height: height + HEAD }}>
        {heads.map(({ title, detail, exact }, column) => (
          <div
            key={column}
            title={exact}
            css={(theme) => ({ ...caption(theme), position: "absolute", top: 0, whiteSpace: "nowrap" })}
            style={{ left: columnX(box, column) }}
          >
            <strong css={(theme) => ({ display: "block", color: theme.color.text, fontWeight: theme.weight.semibold })}>
              {title}
            </strong>
            {detail}
          </div>
        ))}
        <svg
          aria-hidden
          width={width}
          height={height}
          css={{ position: "absolute", top: HEAD, left: 0, overflow: "visible" }}
        >
          {placed.links.map((link, at) => {
            const isLit = lit === link.from || lit === link.to;
            return (
              <path
                key={at}
                d={link.path}
                fill={nodes[link.from]?.color ?? theme.color.accent}
                opacity={lit === null ? 0.16 : isLit ? 0.36 : 0.07}
                css={(theme) => ({ transition: `opacity ${theme.motion.fast}`, "&:hover": { opacity: 0.4 } })}
              >
                <title>{links[at]?.title}</title>
              </path>
            );
          })}
          {placed.nodes.map((node, at) => (
            <g key={nodes[at]?.id}>
              <rect
                x={node.x}
                y={node.y}
                width={NODE}
                height={node.height}
                rx={2}
                fill={nodes[at]?.color ?? theme.color.accent}
              />
              {node.droppedHeight > 1 && (
                <rect
                  x={node.x + NODE}
                  y={node.y + node.height - node.droppedHeight}
                  width={18}
                  height={node.droppedHeight}
                  fill="url(#sankey-drop)"
                />
              )}
            </g>
          ))}
          <defs>
            <linearGradient id="sankey-drop">
              <stop offset="0" stopColor={theme.color.danger} stopOpacity={0.55} />
              <stop offset="1" stopColor={theme.color.danger} stopOpacity={0} />
            </linearGradient>
          </defs>
        </svg>
        {placed.nodes.map((node, at) => {
          const of = nodes[at];
          return (
            of && (
              <SankeyLabel
                key={of.id}
                node={of}
                onLit={(isLit) => setLit(isLit ? at : null)}
                style={{
                  left: node.x + NODE + 3,
                  top: HEAD + node.y + node.height / 2 - 12,
                  maxWidth: availableWidth(of.column),
                }}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
