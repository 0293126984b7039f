/* oxlint-disable relay/unused-fields -- the gateway writes them into the file */
import { graphql } from "react-relay";
import query from "#web/__generated__/CommentsCsvQuery.graphql.ts";
import { useScreenVariables } from "#web/relay/screenQuery.ts";
import { type CsvRange, WholeCsvButton } from "#web/screens/_parts/WholeCsvButton.tsx";
import { t } from "#web/texts/t.ts";

void graphql`
  query CommentsCsvQuery(
    $project: ID
    $range: RangeInput
    $status: FeedbackStatus
    $sentiment: Sentiment
    $page: String
    $word: String
    $limit: Int!
    $offset: Int!
  ) {
    viewer {
      project(id: $project) {
        feedback {
          report(
            range: $range
            status: $status
            sentiment: $sentiment
            page: $page
            word: $word
            limit: $limit
            offset: $offset
          ) {
            comments {
              createdAt
              rating
              text
              url
              device
              country
              email
              status
              visitorId
            }
          }
        }
      }
    }
  }
`;

const columns = [
  { title: t("When"), value: "createdAt" },
  { title: t("Rating"), value: "rating" },
  { title: t("Text"), value: "text" },
  { title: t("Page"), value: "url" },
  { title: t("Device"), value: "device" },
  { title: t("Country"), value: "country" },
  { title: t("Email"), value: "email" },
  { title: t("Status"), value: "status" },
  { title: t("Visitor"), value: "visitorId" },
];

/** Comments asked for at once for the file; the API host gives no more. */
const TOGETHER = 200;

/** All comments that fit, as a file. */
export function CommentsCsv({ range: answered }: { range: CsvRange }) {
  const { project, range, status, sentiment, page, word } = useScreenVariables();
  return (
    <WholeCsvButton
      view="feedback-comments"
      range={answered}
      query={query}
      variables={{ project, range, status, sentiment, page, word, limit: TOGETHER, offset: 0 }}
      rows="viewer.project.feedback.report.comments"
      columns={columns}
    />
  );
}
