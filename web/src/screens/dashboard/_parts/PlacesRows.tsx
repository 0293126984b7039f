import { graphql, useFragment } from "react-relay";
import type { PlacesRows_project$key } from "#web/__generated__/PlacesRows_project.graphql.ts";
import type { PlacesRows_report$key } from "#web/__generated__/PlacesRows_report.graphql.ts";
import { LazyBreakdownTable } from "#web/reports/tables/LazyBreakdownTable.tsx";
import { PlacesNote } from "#web/reports/places/PlacesNote.tsx";

interface Props {
  report: PlacesRows_report$key;
  project: PlacesRows_project$key;
  isMember: boolean;
}

/** The regions or cities of all sessions. */
export function PlacesRows({ report, project: given, isMember }: Props) {
  const { places } = useFragment(
    graphql`
      fragment PlacesRows_report on TrafficReport @throwOnFieldError {
        places: breakdown(dimension: $places, limit: 10) {
          rows {
            name
          }
          ...LazyBreakdownTable_breakdown
        }
      }
    `,
    report,
  );
  const project = useFragment(
    graphql`
      fragment PlacesRows_project on Project {
        ...PlacesNote_project
      }
    `,
    given,
  );
  if (!places) return null;
  const isUnknown = places.rows.length > 0 && places.rows.every(({ name }) => name === "");
  return (
    <>
      <LazyBreakdownTable breakdown={places} name="places" columns={["bounce", "conversions"]} />
      <PlacesNote project={project} isUnknown={isUnknown} isMember={isMember} />
    </>
  );
}
