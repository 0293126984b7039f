/** One key of a shortcut. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      css={(theme) => ({
        display: "inline-block",
        minWidth: 20,
        padding: "0 5px",
        border: `1px solid ${theme.color.border}`,
        borderBottomColor: theme.color.borderStrong,
        borderRadius: theme.radius.small,
        background: theme.color.sunken,
        color: theme.color.muted,
        fontSize: theme.size.micro,
        lineHeight: "18px",
        textAlign: "center",
      })}
    >
      {children}
    </kbd>
  );
}
