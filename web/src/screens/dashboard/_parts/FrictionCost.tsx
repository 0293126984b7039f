import { useEffect } from "react";
import { useQueryLoader } from "react-relay";
import type { FrictionCostTableQuery } from "#web/__generated__/FrictionCostTableQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { usePanelSentence } from "#web/reports/sentences/usePanelSentence.tsx";
import { t } from "#web/texts/t.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { FrictionCostTable, frictionCostTableQuery } from "./FrictionCostTable.tsx";

const HEIGHT = 196;

/** What friction may cost, fetched when the panel is near the viewport. */
export function FrictionCost({ variables }: { variables: FrictionCostTableQuery["variables"] }) {
  const [queryRef, load] = useQueryLoader<FrictionCostTableQuery>(frictionCostTableQuery);
  useEffect(() => {
    const { project, range, filters, goal } = variables;
    load({ project, range, filters, goal }, { fetchPolicy: "store-and-network" });
  }, [load, variables]);
  const sentence = usePanelSentence(t("Friction in money"));
  return (
    <Card
      title={t("Friction in money")}
      flush
      definition={t(
        "Compares sessions with rage clicks or JavaScript errors to sessions without them that viewed as many pages. The difference in conversions times the average value of a conversion, with its 95% interval. This is an association: friction is not necessarily the cause.",
      )}
      actions={sentence.button}
    >
      <PanelBoundary height={HEIGHT}>
        <div css={{ minHeight: HEIGHT }}>
          {sentence.wrap(
            queryRef ? <FrictionCostTable queryRef={queryRef} /> : <Skeleton shape="block" height={HEIGHT} />,
          )}
        </div>
      </PanelBoundary>
    </Card>
  );
}
