import { caption, tabular } from "#web/theme/textStyle.ts";

interface Props {
  shades: readonly string[];
  smallest: number;
  largest: number;
  format: (value: number) => string;
}

export function MapLegend({ shades, smallest, largest, format }: Props) {
  if (largest <= 0) return <div css={{ height: 28 }} />;
  return (
    <div css={[caption, tabular, { display: "flex", alignItems: "flex-end", gap: 8, height: 28 }]}>
      <span>{format(smallest)}</span>
      <span css={{ display: "flex", gap: 1, paddingBottom: 4 }}>
        {shades.map((shade) => (
          <i key={shade} css={{ width: 22, height: 8, borderRadius: 2 }} style={{ background: shade }} />
        ))}
      </span>
      <span>{format(largest)}</span>
    </div>
  );
}
