/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/EventRowsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { WholeCsvButton, type CsvRange } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

/** Rows asked for at once; the API host gives no more. */
const PAGE = 1000;

void graphql`
  query EventRowsCsvQuery(
    $project: ID
    $range: RangeInput!
    $filters: FilterInput
    $key: String!
    $value: String!
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        events {
          report(range: $range, filters: $filters, key: $key, value: $value) {
            newest(limit: $limit, offset: $offset) {
              at
              name
              visitorId
              path
              channel
              country
              device
              value
              props
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("When"), value: "at" },
  { title: t("Event"), value: "name" },
  { title: t("Visitor id"), value: "visitorId" },
  { title: t("Page"), value: "path" },
  { title: t("Channel"), value: "channel" },
  { title: t("Country"), value: "country" },
  { title: t("Device"), value: "device" },
  { title: t("Value"), value: "value" },
  { title: t("Properties"), value: "props" },
];

/** Each time that it happened in the range, newest first. */
export function EventRowsCsv({ range }: { range: CsvRange }) {
  const { project, range: asked, filters, key, value } = useScreenVariables();
  return (
    <WholeCsvButton
      view={`event-${String(value)}`}
      range={range}
      query={query}
      variables={{ project, range: asked, filters, key, value, limit: PAGE, offset: 0 }}
      rows="viewer.project.events.report.newest"
      columns={columns}
    />
  );
}
