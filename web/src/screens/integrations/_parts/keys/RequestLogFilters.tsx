import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RequestLogFilters_viewer$key } from "#web/__generated__/RequestLogFilters_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";

const ANY = "any";

const outcomes = [
  { id: ANY, label: t("All outcomes") },
  { id: "OK", label: t("Answered") },
  { id: "REFUSED", label: t("Rejected (4xx)") },
  { id: "FAILED", label: t("Failed (5xx)") },
];

/** Both filters are stored in the URL. */
export function RequestLogFilters({ viewer }: { viewer: RequestLogFilters_viewer$key }) {
  const { apiKeys } = useFragment(
    graphql`
      fragment RequestLogFilters_viewer on Viewer {
        apiKeys(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const [search, setSearch] = useSearchParams();
  const choose = (name: "outcome" | "key") => (id: string) => {
    const next = new URLSearchParams(search);
    if (id === ANY) next.delete(name);
    else next.set(name, id);
    setSearch(next);
  };
  const keys = (apiKeys?.edges ?? []).map(({ node }) => ({ id: node.id, label: node.name }));
  return (
    <div css={{ display: "flex", flexWrap: "wrap", gap: 8, "& > *": { minWidth: 150 } }}>
      <Select
        label={t("Outcome")}
        hideLabel
        choices={outcomes}
        value={search.get("outcome") ?? ANY}
        onChange={choose("outcome")}
      />
      <Select
        label={t("Key")}
        hideLabel
        choices={[{ id: ANY, label: t("All keys") }, ...keys]}
        value={search.get("key") ?? ANY}
        onChange={choose("key")}
      />
    </div>
  );
}
