import { useTheme } from "@emotion/react";
import {
  ArrowUpRight,
  CircleDot,
  CreditCard,
  Flag,
  FlaskConical,
  Pencil,
  Settings2,
  StickyNote,
  Trash2,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "react-aria-components/Button";
import { graphql, useFragment } from "react-relay";
import type { TimelineItem_entry$key } from "#web/__generated__/TimelineItem_entry.graphql.ts";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { entryTitle } from "#web/reports/notes/entryLabels.ts";
import { noteColor, noteColors } from "#web/reports/notes/noteColors.ts";
import { outageDuration, outageTimes, readOutage } from "#web/reports/notes/outage.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { dateLabel, rangeLabel } from "#web/ui/format/dateLabel.ts";
import { clockMinute } from "#web/ui/format/zonedTime.ts";
import { entryPath } from "../_lib/entryPath.ts";
import { useDeleteNote } from "../_lib/useDeleteNote.ts";
import { useOpenEntry } from "../_lib/useOpenEntry.ts";

const load = () => import("#web/reports/frame/NoteDialog.tsx").then((chunk) => ({ default: chunk.NoteDialog }));
const NoteDialog = lazy(load);
const readers = ["ME", "COMPANY", "LINK"] as const;

const icons: Readonly<Record<string, LucideIcon>> = {
  NOTE: StickyNote,
  PROJECT: Settings2,
  TEST: FlaskConical,
  FLAG: Flag,
  BILLING: CreditCard,
  TEAM: Users,
  OTHER: CircleDot,
};

interface Props {
  entry: TimelineItem_entry$key;
  /** time zone of the times */
  zone: string;
  widgetId: number;
  projectId: string;
}

/** A note has the hour chosen for it, a change its exact minute. */
const timeOf = ({ date, createdAt, isNote }: { date: string; createdAt: string; isNote: boolean }, zone: string) =>
  isNote ? dateLabel(date, "hour") : clockMinute(createdAt, zone);

/** One entry. Selecting it shows its effect. */
export function TimelineItem({ entry, zone, widgetId, projectId }: Props) {
  const { key, kind, date, createdAt, endDate, color, text, description, userName, deletableId, note } = useFragment(
    graphql`
      fragment TimelineItem_entry on TimelineEntry {
        key
        kind
        date
        createdAt
        endDate
        color
        text
        description
        userName
        deletableId
        note {
          id
          date
          endDate
          text
          color
          visibility
          page
        }
      }
    `,
    entry,
  );
  const [openKey, open] = useOpenEntry();
  const [remove, isRemoving] = useDeleteNote();
  const hasRoute = useHasRoute();
  const href = useProjectHref(widgetId);
  const Icon = icons[kind] ?? CircleDot;
  const theme = useTheme();
  const [isEditing, setEditing] = useState(false);
  const isOpen = openKey === key;
  const day = date.length > 10 ? timeOf({ date, createdAt, isNote: note != null }, zone) : t("all day");
  const outage = readOutage({ text, description });
  const when = outage ? outageTimes(outage, zone) : endDate ? rangeLabel(date, endDate) : day;
  const detail = outage ? outageDuration(outage) : description;
  // the log has a member for each entry, and nobody caused an outage
  const isByHost = text.startsWith("host.");
  const title = entryTitle(kind, text);
  const path = entryPath(kind, text);
  return (
    <li
      css={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: theme.space.one,
        paddingRight: theme.space.one,
        borderTop: `1px solid ${theme.color.border}`,
        background: isOpen ? theme.color.accentSoft : undefined,
      })}
    >
      <Button
        aria-pressed={isOpen}
        onPress={() => open({ key, date, endDate })}
        css={(theme) => ({
          flex: 1,
          minWidth: 0,
          display: "flex",
          alignItems: "flex-start",
          gap: theme.space.oneHalf,
          padding: `10px ${theme.space.one}px 10px ${theme.space.two}px`,
          border: 0,
          background: "none",
          color: theme.color.text,
          textAlign: "left",
          cursor: "pointer",
          "&[data-hovered]": { background: isOpen ? undefined : theme.color.hover },
          "&[data-focus-visible]": { outlineOffset: -2 },
          "& > svg": { width: 16, height: 16, marginTop: 2, flex: "none", color: theme.color.muted },
        })}
      >
        <Icon aria-hidden style={color ? { color: noteColor(theme, color) } : undefined} />
        <span css={{ minWidth: 0 }}>
          <span
            css={(theme) => ({
              display: "block",
              fontSize: theme.size.body,
              fontWeight: theme.weight.medium,
              overflowWrap: "anywhere",
            })}
          >
            {title}
          </span>
          <span css={(theme) => ({ ...caption(theme), display: "block", overflowWrap: "anywhere" })}>
            {[isByHost ? "" : userName, when, detail].filter(Boolean).join(" · ")}
          </span>
        </span>
      </Button>
      {path && hasRoute(path) && (
        <TextLink href={href(path)} aria-label={t("Open {title}", { title })} css={{ display: "grid", padding: 6 }}>
          <ArrowUpRight size={16} aria-hidden />
        </TextLink>
      )}
      {note && (
        <IconButton label={t("Edit note {title}", { title })} size="small" onPress={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {note && isEditing && (
        <Suspense>
          <NoteDialog
            projectId={projectId}
            today={note.date}
            note={{
              id: note.id,
              date: note.date,
              endDate: note.endDate ?? "",
              text: note.text,
              page: note.page,
              color: noteColors.find((one) => one === note.color) ?? "GREY",
              visibility: readers.find((one) => one === note.visibility) ?? "COMPANY",
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
      {deletableId && (
        <IconButton
          label={t("Delete note {title}", { title })}
          size="small"
          isDisabled={isRemoving}
          onPress={() => remove(deletableId)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
