import { useEffect, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { DifferenceReportQuery } from "#web/__generated__/DifferenceReportQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { usePanelSentence } from "#web/reports/sentences/usePanelSentence.tsx";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";
import { DifferenceReport, differenceReportQuery } from "./DifferenceReport.tsx";

/** of the summary and 12 rows */
const HEIGHT = 516;

const views = [
  { id: "segments", label: t("Segments") },
  { id: "moments", label: t("Notes and changes") },
] as const;

interface Props {
  /** the dashboard's variables, used for this query too */
  variables: DifferenceReportQuery["variables"];
}

/** What explains the difference from the previous range, fetched when the panel is near the viewport. */
export function DifferencePanel({ variables }: Props) {
  const [queryRef, load] = useQueryLoader<DifferenceReportQuery>(differenceReportQuery);
  const [view, setView] = useState<(typeof views)[number]["id"]>("segments");
  const sentence = usePanelSentence(t("What changed"));
  useEffect(() => {
    const { project, range, compare, filters } = variables;
    load({ project, range, compare, filters }, { fetchPolicy: "store-and-network" });
  }, [load, variables]);
  return (
    <Card
      title={t("What changed")}
      flush
      actions={
        <>
          {sentence.button}
          <SegmentedControl label={t("Explained by")} segments={views} selected={view} onSelect={setView} />
        </>
      }
      definition={t(
        "Compares the sessions of each channel, referrer, country, device, entry page and kind of visitor in both date ranges. A difference is significant if it exceeds the usual variation of days, adjusted for the number of tests (Benjamini and Hochberg). Shares of different properties overlap. What happened on a day is not necessarily the cause.",
      )}
    >
      <PanelBoundary height={HEIGHT}>
        <div css={{ minHeight: HEIGHT }}>
          {sentence.wrap(
            queryRef ? (
              <DifferenceReport queryRef={queryRef} view={view} />
            ) : (
              <Skeleton shape="block" height={HEIGHT} />
            ),
          )}
        </div>
      </PanelBoundary>
    </Card>
  );
}
