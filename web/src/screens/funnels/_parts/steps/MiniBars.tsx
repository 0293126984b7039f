const HEIGHT = 22;

/** A small picture of a funnel: one bar for each step. The numbers are elsewhere. */
export function MiniBars({ entered }: { entered: readonly number[] }) {
  const first = Math.max(1, ...entered);
  return (
    <span
      aria-hidden
      css={{ display: "inline-flex", alignItems: "flex-end", gap: 2, verticalAlign: "middle" }}
      style={{ height: HEIGHT }}
    >
      {entered.map((value, at) => (
        <span
          key={at}
          css={(theme) => ({ width: 6, borderRadius: 1, background: theme.color.accentFill })}
          style={{ height: Math.max(2, (value / first) * HEIGHT) }}
        />
      ))}
    </span>
  );
}
