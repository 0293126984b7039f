import { useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { NewestRecordingsListQuery } from "#web/__generated__/NewestRecordingsListQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { useDrilldown } from "#web/reports/drilldown/useDrilldowns.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { NewestRecordingsList, newestRecordingsListQuery } from "./NewestRecordingsList.tsx";

const HEIGHT = 220;

/** The newest recordings of the dashboard's sessions, fetched when the card is near the viewport. */
export function NewestRecordings({ variables }: { variables: NewestRecordingsListQuery["variables"] }) {
  const [queryRef, load] = useQueryLoader<NewestRecordingsListQuery>(newestRecordingsListQuery);
  const { recordings } = useDrilldown({});
  useEffect(() => {
    const { project, range, filters } = variables;
    load({ project, range, filters }, { fetchPolicy: "store-and-network" });
  }, [load, variables]);
  return (
    <Card
      title={t("Latest recordings")}
      actions={recordings && <TextLink href={recordings}>{t("All recordings")}</TextLink>}
      flush
    >
      <PanelBoundary height={HEIGHT}>
        <div css={{ minHeight: HEIGHT }}>
          {queryRef ? <NewestRecordingsList queryRef={queryRef} /> : <Skeleton shape="table" count={5} />}
        </div>
      </PanelBoundary>
    </Card>
  );
}
