import { useMemo, useState } from "react";
import { CreateMenu } from "#web/reports/making/CreateMenu.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { shorten } from "#web/ui/format/shorten.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { markHappening, markLabels, toneOf, type Mark } from "../../_lib/marks.ts";
import { TimedRows, type TimedRow } from "./TimedRows.tsx";

interface Props {
  label: string;
  marks: readonly Mark[];
  at: number;
  onSeek: (at: number) => void;
  /** the address of an error group; null for the holder of a share link */
  errorHref: ((errorId: string) => string) | null;
  /** what it means that there is none */
  empty: string;
}

const badgeTone = (kind: string) => {
  const tone = toneOf(kind);
  return tone === "muted" ? "neutral" : tone;
};

function rowOf(mark: Mark, n: number, errorHref: Props["errorHref"]): TimedRow {
  const { kind, atMs, name, selector, errorId } = mark;
  const label = markLabels[kind] ?? kind;
  const text = shorten(name || selector, 60);
  // the holder of a share link creates nothing
  const happening = errorHref ? markHappening(mark) : undefined;
  return {
    id: `${atMs}-${n}`,
    at: atMs,
    content: (
      <>
        <Badge tone={badgeTone(kind)}>{label}</Badge> {text}
      </>
    ),
    aside: errorId && errorHref && (
      <span css={{ padding: "6px 0", whiteSpace: "nowrap" }}>
        <TextLink href={errorHref(errorId)}>{t("Open error")}</TextLink>
      </span>
    ),
    menu: happening && <CreateMenu happening={happening} of={`${label} ${text}`} />,
  };
}

/** The recording's events, in sync with the playhead. */
export function EventList({ label, marks, at, onSeek, errorHref, empty }: Props) {
  const [search, setSearch] = useState("");
  const needle = search.trim().toLowerCase();
  // a recording has up to 5,000 events, and the playhead moves ten times per second
  const rows = useMemo(
    () =>
      marks
        .filter(({ kind, name, selector }) =>
          `${markLabels[kind] ?? kind} ${name} ${selector}`.toLowerCase().includes(needle),
        )
        .map((mark, n) => rowOf(mark, n, errorHref)),
    [marks, needle, errorHref],
  );
  if (marks.length === 0) return <EmptyState title={empty} />;
  return (
    <div css={{ display: "grid", gap: 8 }}>
      <SearchField label={t("Search events")} placeholder={t("Search events")} value={search} onChange={setSearch} />
      {rows.length === 0 ? (
        <EmptyState title={t("No matching events")} />
      ) : (
        <TimedRows label={label} at={at} onSeek={onSeek} rows={rows} />
      )}
    </div>
  );
}
