import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TimelineFilters_project$key } from "#web/__generated__/TimelineFilters_project.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { kindChoices, kindLabels, openKinds } from "../_lib/timelineChoices.ts";

const EVERYBODY = "0";

/** The filters of the list. */
export function TimelineFilters({ project }: { project: TimelineFilters_project$key }) {
  const [kind, choose] = useSearchChoice("kind", kindChoices, "ALL");
  const isOpen = useOpenFeatures();
  const [search, setSearch] = useSearchParams();
  const [searchText, setSearchText] = useState(search.get("q") ?? "");
  const seek = (text: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (text) next.set("q", text);
      else next.delete("q");
      return next;
    });
  return (
    <div
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: theme.space.one,
        marginBottom: theme.space.two,
      })}
    >
      <Select
        label={t("Kind")}
        hideLabel
        value={kind}
        choices={openKinds(isOpen).map((id) => ({ id, label: kindLabels[id] }))}
        onChange={choose}
        css={{ flex: "1 1 150px", maxWidth: 190 }}
      />
      <PanelBoundary height={32}>
        <AuthorSelect project={project} />
      </PanelBoundary>
      <SearchField
        label={t("Search by page or text")}
        placeholder={t("Search by page or text")}
        value={searchText}
        onChange={setSearchText}
        onSubmit={seek}
        onClear={() => seek("")}
        onBlur={() => searchText !== (search.get("q") ?? "") && seek(searchText)}
        css={{ flex: "1 1 180px", maxWidth: 320 }}
      />
    </div>
  );
}

function AuthorSelect({ project }: { project: TimelineFilters_project$key }) {
  const {
    timeline: { list: timeline },
  } = useFragment(
    graphql`
      fragment TimelineFilters_project on Project @throwOnFieldError {
        timeline {
          list(range: $range, kinds: $kinds, userId: $userId, contains: $contains) {
            people {
              userId
              name
            }
          }
        }
      }
    `,
    project,
  );
  const [search, setSearch] = useSearchParams();
  const choices = [
    { id: EVERYBODY, label: t("Everyone") },
    ...(timeline?.people ?? []).map(({ userId, name }) => ({ id: String(userId), label: name })),
  ];
  const named = search.get("person") ?? EVERYBODY;
  return (
    <Select
      label={t("Member")}
      hideLabel
      value={choices.some(({ id }) => id === named) ? named : EVERYBODY}
      choices={choices}
      onChange={(id) =>
        setSearch((now) => {
          const next = new URLSearchParams(now);
          if (id === EVERYBODY) next.delete("person");
          else next.set("person", id);
          return next;
        })
      }
      css={{ width: 180, maxWidth: "100%" }}
    />
  );
}
