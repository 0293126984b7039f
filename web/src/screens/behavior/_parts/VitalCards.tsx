import { graphql, useFragment } from "react-relay";
import type { VitalCards_performance$key } from "#web/__generated__/VitalCards_performance.graphql.ts";
import { useSearchChoice } from "#web/reports/url/useSearchChoice.ts";
import { vitalNames } from "#web/reports/frame/reportTabs.ts";
import { VitalCard } from "./VitalCard.tsx";

/** The five web vitals and the load time. Selecting one shows it over time. */
export function VitalCards({ performance }: { performance: VitalCards_performance$key }) {
  const { vitals } = useFragment(
    graphql`
      fragment VitalCards_performance on PerformanceReport {
        vitals {
          name
          ...VitalCard_vital
        }
      }
    `,
    performance,
  );
  const [chosen, choose] = useSearchChoice("vital", vitalNames, "LCP");
  return (
    <ul
      css={(theme) => ({
        display: "grid",
        gap: theme.space.oneHalf,
        // six cards fill whole rows
        gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
        [theme.media.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        [theme.media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        listStyle: "none",
        margin: 0,
        padding: 0,
      })}
    >
      {vitals.map((vital) => (
        <li key={vital.name} css={{ minWidth: 0 }}>
          <VitalCard
            vital={vital}
            selected={vital.name === chosen}
            onSelect={() => choose(vitalNames.find((name) => name === vital.name) ?? "LCP")}
          />
        </li>
      ))}
    </ul>
  );
}
