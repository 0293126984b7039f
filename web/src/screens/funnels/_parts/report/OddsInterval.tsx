import { caption, tabular } from "#web/theme/textStyle.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";

interface Props {
  low: number;
  high: number;
  ratio: number;
  /** the right end of the scale */
  most: number;
  isSignificant: boolean;
}

const WIDTH = 112;
/** The left end of the scale; 1, where there is no difference, is marked. */
const LEAST = 0.5;

/** An interval on a logarithmic scale, beside its numbers. */
export function OddsInterval({ low, high, ratio, most, isSignificant }: Props) {
  const place = (value: number) =>
    (Math.log(Math.max(LEAST, Math.min(most, value)) / LEAST) / Math.log(most / LEAST)) * WIDTH;
  const [from, to] = [place(low), place(high)];
  return (
    <span css={{ display: "inline-flex", alignItems: "center", gap: 10, verticalAlign: "middle" }}>
      <svg aria-hidden width={WIDTH + 8} height={16} viewBox={`-4 0 ${WIDTH + 8} 16`}>
        <line x1={place(1)} x2={place(1)} y1={0} y2={16} css={(theme) => ({ stroke: theme.color.borderStrong })} />
        <line
          x1={from}
          x2={Math.max(from + 1, to)}
          y1={8}
          y2={8}
          strokeWidth={2}
          css={(theme) => ({ stroke: isSignificant ? theme.color.danger : theme.color.muted })}
        />
        <circle
          cx={place(ratio)}
          cy={8}
          r={4}
          css={(theme) => ({ fill: isSignificant ? theme.color.danger : theme.color.muted })}
        />
      </svg>
      <span css={(theme) => ({ ...caption(theme), ...tabular })}>
        {fixedNumber(low, 2)} – {fixedNumber(high, 2)}
      </span>
    </span>
  );
}
