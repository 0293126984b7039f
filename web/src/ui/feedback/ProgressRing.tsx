import type { ReactNode } from "react";
import { ProgressBar as AriaProgressBar } from "react-aria-components/ProgressBar";

interface Props {
  label: string;
  value: number;
  max?: number;
  /** Diameter in px. */
  size?: number;
  /** In the center: "3/5". */
  children?: ReactNode;
}

export function ProgressRing({ label, value, max = 100, size = 40, children }: Props) {
  const stroke = Math.max(3, size / 12);
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: stroke };
  return (
    <AriaProgressBar
      aria-label={label}
      value={value}
      maxValue={max}
      css={{ position: "relative", display: "inline-grid", placeItems: "center", width: size, height: size }}
    >
      {({ percentage = 0 }) => (
        <>
          <svg width={size} height={size} aria-hidden css={{ transform: "rotate(-90deg)" }}>
            <circle {...circle} css={(theme) => ({ stroke: theme.color.sunken })} />
            <circle
              {...circle}
              strokeLinecap="round"
              strokeDasharray={length}
              strokeDashoffset={length * (1 - percentage / 100)}
              css={(theme) => ({ stroke: theme.color.accent, transition: `stroke-dashoffset ${theme.motion.medium}` })}
            />
          </svg>
          <span
            css={(theme) => ({ position: "absolute", fontSize: theme.size.micro, fontWeight: theme.weight.semibold })}
          >
            {children}
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
