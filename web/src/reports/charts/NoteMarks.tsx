import type { CSSObject, Theme } from "@emotion/react";
import { CircleDot, StickyNote, type LucideIcon } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { touchArea } from "#web/theme/touchArea.ts";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { dateLabel, rangeLabel } from "#web/ui/format/dateLabel.ts";
import type { Note } from "../notes/note.ts";
import { showChanges, useShownChanges } from "../notes/shownChanges.ts";
import type { Marks } from "../notes/useMarks.ts";

const PATH = "/timeline";
/** Notes are few, changes can be many. The newest fit. */
const MOST_NOTES = 6;
const MOST_CHANGES = 4;

/** The marks of a time chart, below it: each links to what was changed. */
export function NoteMarks({ marks: { notes, changes } }: { marks: Marks }) {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const isShown = useShownChanges();
  // share links have no timeline
  const isShared = useLocation().pathname.startsWith("/share/");
  if (notes.length + changes.length === 0 || isShared || !hasRoute(PATH)) return null;
  const href = (params: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const name of ["project", "range", "from", "to"]) {
      const value = search.get(name);
      if (value) next.set(name, value);
    }
    return `${PATH}?${next}`;
  };
  const listed = [
    ...notes.slice(-MOST_NOTES).map((note) => ({ note, icon: StickyNote })),
    ...(isShown ? changes.slice(-MOST_CHANGES).map((note) => ({ note, icon: CircleDot })) : []),
  ];
  const more = notes.length + (isShown ? changes.length : 0) - listed.length;
  return (
    <div
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 6,
        marginTop: 8,
        [theme.media.coarse]: { rowGap: theme.control.touch - MARK },
      })}
    >
      <ul
        aria-label={t("Notes and changes in this range")}
        css={{ display: "contents", listStyle: "none", margin: 0, padding: 0 }}
      >
        {listed.map(({ note, icon }) => (
          <li key={note.key} css={{ minWidth: 0, maxWidth: 260 }}>
            <Mark
              note={note}
              icon={icon}
              href={href({ entry: note.key, at: note.time, ...(note.until && { until: note.until }) })}
            />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link href={href({})} css={markStyle}>
              {t("+{count} more", { count: more })}
            </Link>
          </li>
        )}
      </ul>
      {changes.length > 0 && (
        <Switch
          data-print="no"
          isSelected={isShown}
          onChange={showChanges}
          css={(theme) => ({ marginLeft: "auto", fontSize: theme.size.small, color: theme.color.muted })}
        >
          {t("Show changes")}
        </Switch>
      )}
    </div>
  );
}

/** Of a mark, in px. */
const MARK = 26;

const markStyle = (theme: Theme): CSSObject => ({
  ...touchArea(theme),
  display: "flex",
  alignItems: "center",
  gap: 6,
  padding: "3px 9px",
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.round,
  color: theme.color.muted,
  fontSize: theme.size.small,
  height: MARK,
  lineHeight: "18px",
  textDecoration: "none",
  cursor: "pointer",
  "& > svg": { width: 12, height: 12, flex: "none" },
  "&[data-hovered]": { color: theme.color.text, borderColor: theme.color.borderStrong },
});

function Mark({ note, icon: Icon, href }: { note: Note; icon: LucideIcon; href: string }) {
  return (
    <Link href={href} css={markStyle}>
      <Icon aria-hidden style={{ color: note.color }} />
      <span css={{ whiteSpace: "nowrap" }}>
        {note.until ? rangeLabel(note.time, note.until) : dateLabel(note.time.slice(0, note.quiet ? 10 : undefined))}
      </span>
      <span title={[note.text, note.detail].filter(Boolean).join(", ")} css={oneLine}>
        {note.text}
      </span>
    </Link>
  );
}
