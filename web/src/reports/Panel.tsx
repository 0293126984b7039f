// A card of a screen. What its content throws (a failed field, a failed chunk) stays in this card, with Retry.
import { use, type ReactNode } from "react";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { ScreenIsStale } from "#web/relay/screenQuery.ts";
import { AsGraphqlButton } from "./asGraphql/AsGraphqlButton.tsx";
import { useChartFile } from "#web/ui/charts/useChartFile.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  title: string;
  /** what the numbers mean, behind an info button */
  definition?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** a table reaches the card's edges */
  flush?: boolean;
  /** it is a chart: the name of the file that it is saved as, without the ending */
  saveAs?: string;
  /** room kept for the content, so that nothing jumps */
  height: number;
  children: ReactNode;
}

export function Panel({ height, children, actions, saveAs, ...card }: Props) {
  const file = useChartFile(saveAs, use(ScreenIsStale));
  return (
    <Card
      {...card}
      actions={
        <>
          <AsGraphqlButton title={card.title} />
          {actions}
          {file.menu}
        </>
      }
    >
      <PanelBoundary height={height}>
        <div css={{ minHeight: height, minWidth: 0 }}>{file.wrap(children)}</div>
      </PanelBoundary>
    </Card>
  );
}
