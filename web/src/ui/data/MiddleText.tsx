import { oneLine } from "#web/theme/textStyle.ts";

/** Characters at the end that stay visible, such as the last segment of a path. */
const END = 10;
/** Up to this length a text is too short to be truncated beyond recognition. */
const SHORT = 24;

/**
 * One line that is truncated in the middle where it doesn't fit: paths and addresses differ at their end. The table shows
 * the full text on hover, focus and tap (useFullText.tsx).
 */
export function MiddleText({ children: text }: { children: string }) {
  const characters = Array.from(text);
  if (characters.length <= SHORT)
    return (
      <span data-full-text={text} css={[oneLine, { display: "block" }]}>
        {text}
      </span>
    );
  return (
    <span data-full-text={text} css={{ display: "flex", minWidth: 0, maxWidth: "100%", whiteSpace: "pre" }}>
      <span css={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" }}>
        {characters.slice(0, -END).join("")}
      </span>
      <span css={{ flex: "none" }}>{characters.slice(-END).join("")}</span>
    </span>
  );
}
