import { CopyButton } from "./CopyButton.tsx";

/** A line of code to take along. */
export function Snippet({ code }: { code: string }) {
  return (
    <div
      css={(t) => ({
        display: "flex",
        alignItems: "flex-start",
        gap: t.space.one,
        padding: 8,
        border: `1px solid ${t.color.border}`,
        borderRadius: t.radius.medium,
        background: t.color.sunken,
      })}
    >
      <code
        css={(t) => ({
          flex: 1,
          minWidth: 0,
          padding: 6,
          fontSize: t.size.small,
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
