interface Props {
  /** Pointer position in px, relative to the map. */
  x: number;
  y: number;
  title: string;
  value: string;
}

export function MapTip({ x, y, title, value }: Props) {
  return (
    <div
      style={{ left: x, top: y }}
      css={(theme) => ({
        position: "absolute",
        zIndex: theme.z.sticky,
        padding: "6px 10px",
        borderRadius: theme.radius.medium,
        background: theme.color.float,
        boxShadow: theme.elevation,
        fontSize: theme.size.small,
        lineHeight: "18px",
        whiteSpace: "nowrap",
        pointerEvents: "none",
        transform: "translate(-50%, calc(-100% - 10px))",
      })}
    >
      <strong css={(theme) => ({ fontWeight: theme.weight.semibold })}>{title}</strong>
      <span css={(theme) => ({ marginLeft: 10, color: theme.color.muted, fontVariantNumeric: "tabular-nums" })}>
        {value}
      </span>
    </div>
  );
}
