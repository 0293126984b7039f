interface Props {
  values: readonly (number | null)[];
  /** Height in px. The width is that of the parent. */
  height?: number;
  /** Without a label it is decorative, next to a number with the same information. */
  label?: string;
}

/** Custom SVG, because a dashboard renders dozens of them before the chart library has loaded. */
export function Sparkline({ values, height = 28, label }: Props) {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const span = Math.max(...known, 0) - low || 1;
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const inner = height - 3;
  const points = values.map((value, at) => [at * step, 1.5 + inner - (((value ?? low) - low) / span) * inner] as const);
  const line = points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
  return (
    <svg
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      css={{ display: "block", width: "100%", height, overflow: "visible" }}
    >
      <path d={`${line}L100 ${height}L0 ${height}Z`} css={(theme) => ({ fill: theme.color.accent, opacity: 0.08 })} />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        css={(theme) => ({ stroke: theme.color.accent })}
      />
    </svg>
  );
}
