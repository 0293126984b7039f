import { graphql, useFragment } from "react-relay";
import type { OriginalFrames_frames$key } from "#web/__generated__/OriginalFrames_frames.graphql.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { SourceLines } from "./SourceLines.tsx";

const mono = "ui-monospace, monospace";

/** Each frame in its source, with the surrounding lines. The first one is expanded. */
export function OriginalFrames({ frames }: { frames: OriginalFrames_frames$key }) {
  const calls = useFragment(
    graphql`
      fragment OriginalFrames_frames on ErrorFrame @relay(plural: true) {
        text
        original {
          source
          line
          column
          name
          lines {
            line
          }
          ...SourceLines_place
        }
      }
    `,
    frames,
  );
  const first = calls.findIndex(({ original }) => original);
  return (
    <ol
      aria-label={t("Stack frames")}
      css={{ listStyle: "none", margin: 0, padding: 0, maxHeight: 420, overflow: "auto" }}
    >
      {calls.map(({ text, original }, n) => (
        <li
          key={`${n} ${text}`}
          css={(theme) => ({
            padding: "6px 0",
            borderTop: n === 0 ? 0 : `1px solid ${theme.color.border}`,
            fontSize: theme.size.small,
          })}
        >
          {original ? (
            <details open={n === first}>
              <summary
                title={text}
                css={{ cursor: original.lines.length > 0 ? "pointer" : "default", overflowWrap: "anywhere" }}
              >
                <span css={(theme) => ({ fontWeight: theme.weight.medium })}>{original.name || t("(anonymous)")}</span>{" "}
                <span css={{ fontFamily: mono }}>{`${original.source}:${original.line}:${original.column}`}</span>
              </summary>
              <SourceLines place={original} />
            </details>
          ) : (
            <span css={(theme) => ({ ...caption(theme), fontFamily: mono, overflowWrap: "anywhere" })}>{text}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
