import { memo } from "react";

interface Props {
  online: readonly number[];
  height: number;
}

/** Visitors online at each minute, as an area. The slider over it has the numbers as text. */
export const OnlineGraph = memo(function OnlineGraph({ online, height }: Props) {
  const last = Math.max(1, online.length - 1);
  const most = Math.max(4, ...online);
  const y = (value: number) => (height - 1 - (value / most) * (height - 5)).toFixed(1);
  const line = online.map((value, minute) => `${minute === 0 ? "M" : "L"}${minute} ${y(value)}`).join("");
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${last} ${height}`}
      preserveAspectRatio="none"
      css={{ display: "block", width: "100%", height }}
    >
      <path
        d={`${line}L${last} ${height}L0 ${height}Z`}
        css={(theme) => ({ fill: theme.color.accent, opacity: 0.16 })}
      />
      <path
        d={line}
        fill="none"
        strokeWidth={1.25}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        css={(theme) => ({ stroke: theme.color.accent })}
      />
    </svg>
  );
});
