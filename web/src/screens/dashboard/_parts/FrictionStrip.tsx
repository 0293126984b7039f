import { useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { FrictionFiguresQuery } from "#web/__generated__/FrictionFiguresQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { usePanelSentence } from "#web/reports/sentences/usePanelSentence.tsx";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { FrictionFigures, frictionFiguresQuery } from "./FrictionFigures.tsx";

interface Props {
  /** the dashboard's variables, used for this query too */
  variables: FrictionFiguresQuery["variables"];
  /** false on a share page, which doesn't link to members' screens */
  canFollow: boolean;
}

const HEIGHT = 92;

/** Friction metrics, fetched when the strip is near the viewport, so that they don't delay the first panels. */
export function FrictionStrip({ variables, canFollow }: Props) {
  const [queryRef, load] = useQueryLoader<FrictionFiguresQuery>(frictionFiguresQuery);
  useEffect(() => {
    const { project, range, compare, filters } = variables;
    load({ project, range, compare, filters }, { fetchPolicy: "store-and-network" });
  }, [load, variables]);
  const sentence = usePanelSentence(t("Friction"));
  return (
    <Card title={t("Friction")} definition={t("Problems visitors run into on your pages.")} actions={sentence.button}>
      <PanelBoundary height={HEIGHT}>
        <div css={{ minHeight: HEIGHT }}>
          {sentence.wrap(
            queryRef ? (
              <FrictionFigures queryRef={queryRef} canFollow={canFollow} />
            ) : (
              <Skeleton shape="stats" count={4} />
            ),
          )}
        </div>
      </PanelBoundary>
    </Card>
  );
}
