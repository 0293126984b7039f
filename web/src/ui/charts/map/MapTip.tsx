interface Props {
  /** Place of the pointer in px, inside the map. */
  x: number;
  y: number;
  title: string;
  value: string;
}

export function MapTip({ x, y, title, value }: Props) {
  return (
    <div
      style={{ left: x, top: y }}
      css={(t) => ({
        position: "absolute",
        zIndex: t.z.sticky,
        padding: "6px 10px",
        borderRadius: t.radius.medium,
        background: t.color.float,
        boxShadow: t.elevation,
        fontSize: t.size.small,
        lineHeight: "18px",
        whiteSpace: "nowrap",
        pointerEvents: "none",
        transform: "translate(-50%, calc(-100% - 10px))",
      })}
    >
      <strong css={(t) => ({ fontWeight: t.weight.semibold })}>{title}</strong>
      <span css={(t) => ({ marginLeft: 10, color: t.color.muted, fontVariantNumeric: "tabular-nums" })}>{value}</span>
    </div>
  );
}
