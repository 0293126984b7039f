import { useTheme } from "@emotion/react";
import { useState } from "react";
import { tabular } from "#web/theme/textStyle.ts";
import { compactNumber, exactNumber } from "../format/compactNumber.ts";
import { percent } from "../format/percent.ts";
import { t } from "#web/texts/t.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { donutArcs, foldSlices } from "./donutArcs.ts";
import type { Slice } from "./donutArcs.ts";

interface Props {
  label: string;
  slices: readonly Slice[];
  /** Below the total in the center: "visitors". */
  unit?: string;
  format?: (value: number) => string;
  /** Diameter in px. */
  size?: number;
  onSelect?: (id: string) => void;
}

/** Custom SVG: a ring of at most five slices takes 40 lines and renders before the chart library has loaded. */
export function Donut({ label, slices, unit, format = compactNumber, size = 148, onSelect }: Props) {
  const theme = useTheme();
  const [pointed, setPointed] = useState<string>();
  const shown = foldSlices(slices);
  const total = shown.reduce((sum, slice) => sum + slice.value, 0);
  const color = (at: number) => shown[at]?.color ?? theme.series[at % theme.series.length] ?? theme.color.accent;
  const focus = shown.find((slice) => slice.id === pointed);
  return (
    <ChartFrame
      label={label}
      head={[t("Name"), t("Value"), t("Share")]}
      rows={shown.map((slice) => [slice.label, slice.value, total ? slice.value / total : 0])}
      formatCell={(value, column) =>
        typeof value === "number" ? (column === 1 ? exactNumber(value) : percent(value)) : (value ?? "")
      }
    >
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px 24px" }}>
        <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
          <circle r={42} fill="none" strokeWidth={15} css={{ stroke: theme.color.sunken }} />
          {donutArcs(shown.map((slice) => slice.value)).map((path, at) => (
            <path
              key={shown[at]?.id}
              d={path}
              fill={color(at)}
              stroke={theme.color.raised}
              strokeWidth={1}
              opacity={focus && focus !== shown[at] ? 0.35 : 1}
              css={{ cursor: onSelect ? "pointer" : undefined, transition: `opacity ${theme.motion.fast}` }}
              onPointerEnter={() => setPointed(shown[at]?.id)}
              onPointerLeave={() => setPointed(undefined)}
              onClick={() => shown[at] && onSelect?.(shown[at].id)}
            />
          ))}
          <text textAnchor="middle" y={2} fontSize={15} fontWeight={600} css={{ fill: theme.color.text }}>
            {format(focus?.value ?? total)}
          </text>
          <text textAnchor="middle" y={14} fontSize={8} css={{ fill: theme.color.muted }}>
            {focus ? percent(total ? focus.value / total : 0) : unit}
          </text>
        </svg>
        <ul css={{ flex: "1 1 190px", minWidth: 0, fontSize: theme.size.body }}>
          {shown.map((slice, at) => (
            <li key={slice.id} css={{ display: "flex", alignItems: "center", gap: 8, minHeight: 26 }}>
              <i css={{ width: 8, height: 8, borderRadius: 2, background: color(at), flexShrink: 0 }} />
              <span css={{ flex: 1, minWidth: 0 }}>{slice.label}</span>
              <span css={{ ...tabular, color: theme.color.muted }}>{percent(total ? slice.value / total : 0)}</span>
              <span title={exactNumber(slice.value)} css={{ ...tabular, minWidth: 44, textAlign: "right" }}>
                {format(slice.value)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
