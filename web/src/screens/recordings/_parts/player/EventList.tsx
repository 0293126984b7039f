import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Badge } from "#web/ui/data/Badge.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { shorten } from "#web/ui/format/shorten.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { markLabels, toneOf, type Mark } from "../../_lib/marks.ts";
import { TimedRows } from "./TimedRows.tsx";

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

/** The recording's events, in sync with the playhead. */
export function EventList({ label, marks, at, onSeek, errorHref, empty }: Props) {
  const [search, setSearch] = useState("");
  if (marks.length === 0) return <EmptyState title={empty} />;
  const needle = search.trim().toLowerCase();
  const found = marks.filter(({ kind, name, selector }) =>
    `${markLabels[kind] ?? kind} ${name} ${selector}`.toLowerCase().includes(needle),
  );
  return (
    <div css={{ display: "grid", gap: 8 }}>
      <SearchField label={t("Search events")} placeholder={t("Search events")} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <EmptyState title={t("No matching events")} />
      ) : (
        <TimedRows
          label={label}
          at={at}
          onSeek={onSeek}
          rows={found.map(({ kind, atMs, name, selector, errorId }, n) => ({
            id: `${atMs}-${n}`,
            at: atMs,
            content: (
              <>
                <Badge tone={badgeTone(kind)}>{markLabels[kind] ?? kind}</Badge> {shorten(name || selector, 60)}
              </>
            ),
            aside: errorId && errorHref && (
              <span css={{ padding: "6px 0", whiteSpace: "nowrap" }}>
                <TextLink href={errorHref(errorId)}>{t("Open error")}</TextLink>
              </span>
            ),
          }))}
        />
      )}
    </div>
  );
}
