import { oneLine } from "#web/theme/textStyle.ts";

/** Up to this length a text, or a path, is too short to be truncated beyond recognition. */
const SHORT = 24;
const SHORT_PATH = 12;
/** Characters at the end that stay visible; of a path the last segment, if it is not longer than this. */
const END = 10;
const SEGMENT = 18;

/** How many characters at the end of a long text stay visible; undefined: it is truncated at its end. */
function endOf(text: string, length: number): number | undefined {
  const isPath = text.startsWith("/") || text.includes("://");
  if (length <= (isPath ? SHORT_PATH : SHORT)) return undefined;
  // the domains of a column's addresses are alike
  if (/^[^\s/]+@[^\s/]+$/.test(text)) return undefined;
  const segment = isPath ? length - Array.from(text.slice(0, text.lastIndexOf("/", text.length - 2))).length : END;
  return segment <= SEGMENT && segment < length ? segment : END;
}

/**
 * One line that is truncated in the middle where it doesn't fit: paths and addresses differ at their end. The table shows
 * the full text on hover, focus and tap (useFullText.tsx).
 */
export function MiddleText({ children: text }: { children: string }) {
  const characters = Array.from(text);
  const end = endOf(text, characters.length);
  if (end === undefined)
    return (
      <span data-full-text={text} css={[oneLine, { display: "block" }]}>
        {text}
      </span>
    );
  const kept = characters.slice(-end).join("");
  return (
    <span
      data-full-text={text}
      css={{ display: "flex", minWidth: 0, maxWidth: "100%", overflow: "hidden", whiteSpace: "pre" }}
    >
      <span css={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" }}>
        {characters.slice(0, -end).join("")}
        {/* the whole text is one word for screen readers and the clipboard; its end is drawn beside it */}
        <span css={{ fontSize: 0, lineHeight: 0 }}>{kept}</span>
      </span>
      <span aria-hidden data-end={kept} css={{ flex: "none", "&::before": { content: "attr(data-end)" } }} />
    </span>
  );
}
