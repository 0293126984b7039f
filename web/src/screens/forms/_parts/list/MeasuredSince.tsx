import { graphql, useFragment } from "react-relay";
import type { MeasuredSince_list$key } from "#web/__generated__/MeasuredSince_list.graphql.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { weekdayAndDay } from "#web/ui/format/zonedTime.ts";

/** What is known of the part of the range in which forms were not measured yet. */
export function MeasuredSince({ list }: { list: MeasuredSince_list$key }) {
  const { measuredSince, earlier, range } = useFragment(
    graphql`
      fragment MeasuredSince_list on FormList {
        measuredSince
        earlier {
          recordedDrops
          goalSubmits
        }
        range {
          timezone
        }
      }
    `,
    list,
  );
  if (!measuredSince || !earlier) return null;
  const { recordedDrops, goalSubmits } = earlier;
  return (
    <Banner title={t("Measured since {date}.", { date: weekdayAndDay(measuredSince, range.timezone) })}>
      {recordedDrops + goalSubmits > 0
        ? phrase(
            "Earlier in this range: {drops, plural, one {# form abandoned in recordings} other {# forms abandoned in recordings}}, {submits, plural, one {# submission counted by goals} other {# submissions counted by goals}}.",
            { drops: recordedDrops, submits: goalSubmits },
          )
        : t("The earlier part of this range has no form data.")}
    </Banner>
  );
}
