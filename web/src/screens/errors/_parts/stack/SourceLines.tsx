import { graphql, useFragment } from "react-relay";
import type { SourceLines_place$key } from "#web/__generated__/SourceLines_place.graphql.ts";
import { t } from "#web/texts/t.ts";

/** An excerpt of a source file. The error's line is highlighted. */
export function SourceLines({ place }: { place: SourceLines_place$key }) {
  const { source, line, lines } = useFragment(
    graphql`
      fragment SourceLines_place on OriginalPlace {
        source
        line
        lines {
          line
          text
        }
      }
    `,
    place,
  );
  if (lines.length === 0) return null;
  return (
    <div
      role="region"
      aria-label={t("Lines of {file}", { file: source })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      css={(theme) => ({
        overflow: "auto",
        margin: "6px 0 2px",
        padding: "6px 0",
        borderRadius: theme.radius.medium,
        background: theme.color.sunken,
        fontFamily: "ui-monospace, monospace",
        lineHeight: "19px",
      })}
    >
      {lines.map((one) => (
        <div
          key={one.line}
          {...(one.line === line ? { "aria-current": "true" as const } : {})}
          css={(theme) => ({
            display: "flex",
            minWidth: "max-content",
            padding: `0 ${theme.space.oneHalf}px`,
            ...(one.line === line
              ? {
                  background: theme.color.hover,
                  boxShadow: `inset 2px 0 ${theme.color.danger}`,
                  fontWeight: theme.weight.medium,
                }
              : {}),
          })}
        >
          <span css={(theme) => ({ width: 44, flex: "none", color: theme.color.muted })}>{one.line}</span>
          <span css={{ whiteSpace: "pre" }}>{one.text || " "}</span>
        </div>
      ))}
    </div>
  );
}
