/** One key of a shortcut. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      css={(t) => ({
        display: "inline-block",
        minWidth: 20,
        padding: "0 5px",
        border: `1px solid ${t.color.border}`,
        borderBottomColor: t.color.borderStrong,
        borderRadius: t.radius.small,
        background: t.color.sunken,
        color: t.color.muted,
        fontSize: t.size.micro,
        lineHeight: "18px",
        textAlign: "center",
      })}
    >
      {children}
    </kbd>
  );
}
