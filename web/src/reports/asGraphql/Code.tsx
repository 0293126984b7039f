import { useId } from "react";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { caption } from "#web/theme/textStyle.ts";

/** A scrollable code block. */
export function Code({ title, code }: { title: string; code: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={{ minWidth: 0 }}>
      <div css={{ display: "flex", alignItems: "center", justifyContent: "space-between", marginBottom: 6 }}>
        <h3 id={id} css={(theme) => ({ ...caption(theme), margin: 0 })}>
          {title}
        </h3>
        <CopyButton text={code} />
      </div>
      <pre
        // what scrolls is reached by the keyboard too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        css={(theme) => ({
          maxHeight: 220,
          overflow: "auto",
          margin: 0,
          padding: theme.space.oneHalf,
          border: `1px solid ${theme.color.border}`,
          borderRadius: theme.radius.medium,
          background: theme.color.sunken,
          fontFamily: theme.font.mono,
          fontSize: theme.size.small,
          lineHeight: 1.5,
        })}
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}
