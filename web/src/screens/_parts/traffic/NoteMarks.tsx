import { StickyNote } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { dateLabel, rangeLabel } from "#web/ui/format/dateLabel.ts";
import type { Note } from "../notes/useNotes.ts";

const PATH = "/timeline";

/** The notes under a chart of time: each leads to what it changed. Notes are few; the newest six have room. */
export function NoteMarks({ notes }: { notes: readonly Note[] }) {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  // the holder of a share link has no timeline
  const isShared = useLocation().pathname.startsWith("/share/");
  if (notes.length === 0 || isShared || !hasRoute(PATH)) return null;
  const href = ({ key, time, until }: Note) => {
    const next = new URLSearchParams({ entry: key, at: time });
    if (until) next.set("until", until);
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) next.set(name, value);
    }
    return `${PATH}?${next}`;
  };
  return (
    <ul
      aria-label={t("Notes in this range")}
      css={{ display: "flex", flexWrap: "wrap", gap: 6, listStyle: "none", margin: "8px 0 0", padding: 0 }}
    >
      {notes.slice(-6).map((note) => (
        <li key={note.key} css={{ minWidth: 0, maxWidth: 260 }}>
          <Link
            href={href(note)}
            css={(t) => ({
              display: "flex",
              alignItems: "center",
              gap: 6,
              padding: "3px 9px",
              border: `1px solid ${t.color.border}`,
              borderRadius: t.radius.round,
              color: t.color.muted,
              fontSize: t.size.small,
              lineHeight: "18px",
              textDecoration: "none",
              cursor: "pointer",
              "& > svg": { width: 12, height: 12, flex: "none" },
              "&[data-hovered]": { color: t.color.text, borderColor: t.color.borderStrong },
            })}
          >
            <StickyNote aria-hidden style={{ color: note.color }} />
            <span css={{ whiteSpace: "nowrap" }}>
              {note.until ? rangeLabel(note.time, note.until) : dateLabel(note.time)}
            </span>
            <span title={[note.text, note.detail].filter(Boolean).join(", ")} css={oneLine}>
              {note.text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
