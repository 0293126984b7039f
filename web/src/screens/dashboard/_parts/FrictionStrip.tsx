import { useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { FrictionFiguresQuery } from "#web/__generated__/FrictionFiguresQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { FrictionFigures, frictionFiguresQuery } from "./FrictionFigures.tsx";

interface Props {
  /** those of the dashboard, by which the strip is asked as well */
  variables: FrictionFiguresQuery["variables"];
  /** false on a share page, from which nothing leads to the screens of members */
  canFollow: boolean;
}

const HEIGHT = 92;

/** What gets in people's way; asked for when the first panels stand, so that they need not wait for it. */
export function FrictionStrip({ variables, canFollow }: Props) {
  const [queryRef, load] = useQueryLoader<FrictionFiguresQuery>(frictionFiguresQuery);
  useEffect(() => {
    const { project, range, compare, filters } = variables;
    load({ project, range, compare, filters }, { fetchPolicy: "store-and-network" });
  }, [load, variables]);
  return (
    <Card title={t("Friction")} definition={t("Problems visitors run into on your pages.")}>
      <PanelBoundary height={HEIGHT}>
        <div css={{ minHeight: HEIGHT }}>
          {queryRef ? (
            <FrictionFigures queryRef={queryRef} canFollow={canFollow} />
          ) : (
            <Skeleton shape="block" height={HEIGHT} />
          )}
        </div>
      </PanelBoundary>
    </Card>
  );
}
