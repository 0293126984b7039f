import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ErrorFilters_log$key } from "#web/__generated__/ErrorFilters_log.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { percent } from "#web/ui/format/percent.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { stateChoices, stateLabels, type StateChoice } from "../_lib/errorChoices.ts";

/** Filters of the list, and the total number of affected sessions. */
export function ErrorFilters({ log }: { log: ErrorFilters_log$key }) {
  const { byState, errors, sessions, allSessions } = useFragment(
    graphql`
      fragment ErrorFilters_log on ErrorLog {
        errors
        sessions
        allSessions
        byState {
          unresolved
          resolved
          ignored
          snoozed
        }
      }
    `,
    log,
  );
  const [state, choose] = useSearchChoice("state", stateChoices, "UNRESOLVED");
  const [search, setSearch] = useSearchParams();
  const [searchText, setSearchText] = useState(search.get("q") ?? "");
  const seek = (text: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (text) next.set("q", text);
      else next.delete("q");
      return next;
    });
  const counts: Record<StateChoice, number> = {
    UNRESOLVED: byState.unresolved,
    RESOLVED: byState.resolved,
    IGNORED: byState.ignored,
    SNOOZED: byState.snoozed,
    ALL: byState.unresolved + byState.resolved + byState.ignored + byState.snoozed,
  };
  return (
    <div css={(theme) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: theme.space.oneHalf })}>
      <SegmentedControl
        label={t("Status")}
        segments={stateChoices.map((id) => ({ id, label: `${stateLabels[id]} ${counts[id]}` }))}
        selected={state}
        onSelect={choose}
        size="medium"
        isOneLine
      />
      <SearchField
        label={t("Message or file")}
        placeholder={t("Message or file")}
        value={searchText}
        onChange={setSearchText}
        onSubmit={seek}
        onClear={() => seek("")}
        onBlur={() => searchText !== (search.get("q") ?? "") && seek(searchText)}
        css={{ flex: "1 1 180px", maxWidth: 320 }}
      />
      {errors > 0 && (
        <p css={caption}>
          {t("{errors} in {sessions} ({share} of all sessions)", {
            errors: phrase("{count, plural, one {# error} other {# errors}}", { count: errors }),
            sessions: phrase("{count, plural, one {# session} other {# sessions}}", { count: sessions }),
            share: percent(allSessions > 0 ? sessions / allSessions : null),
          })}
        </p>
      )}
    </div>
  );
}
