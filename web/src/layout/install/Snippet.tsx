import { CopyButton } from "./CopyButton.tsx";

/** A copyable line of code. */
export function Snippet({ code }: { code: string }) {
  return (
    <div
      css={(theme) => ({
        display: "flex",
        alignItems: "flex-start",
        gap: theme.space.one,
        padding: 8,
        border: `1px solid ${theme.color.border}`,
        borderRadius: theme.radius.medium,
        background: theme.color.sunken,
      })}
    >
      <code
        css={(theme) => ({
          flex: 1,
          minWidth: 0,
          padding: 6,
          fontSize: theme.size.small,
          lineHeight: "18px",
          overflowWrap: "anywhere",
          whiteSpace: "pre-wrap",
        })}
      >
        {code}
      </code>
      <CopyButton text={code} />
    </div>
  );
}
