// A card of a screen. Errors of its content (a failed field, a failed chunk) are caught in this card, with Retry.
import { use, type ReactNode } from "react";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { ScreenIsStale } from "#web/relay/screenQuery.ts";
import { AsGraphqlButton } from "./asGraphql/AsGraphqlButton.tsx";
import { usePanelSentence } from "./sentences/usePanelSentence.tsx";
import { useChartFile } from "#web/ui/charts/useChartFile.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  title: string;
  /** the definition of the numbers, behind an info button */
  definition?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** the table extends to the card's edges */
  flush?: boolean;
  /** for a chart: name of the saved file, without the extension */
  saveAs?: string;
  /** space reserved until the content is there, to prevent layout shifts */
  height: number;
  /** The space stays reserved, because parts of the content come later, when the user scrolls near them. */
  isDeferred?: boolean;
  children: ReactNode;
}

export function Panel({ height, isDeferred = false, children, actions, saveAs, ...card }: Props) {
  const file = useChartFile(saveAs, use(ScreenIsStale));
  const sentence = usePanelSentence(card.title);
  return (
    <Card
      {...card}
      actions={
        <>
          <AsGraphqlButton title={card.title} />
          {sentence.button}
          {actions}
          {file.menu}
        </>
      }
    >
      <PanelBoundary height={height}>
        <div css={{ minHeight: isDeferred ? height : undefined, minWidth: 0 }}>
          {sentence.wrap(file.wrap(children))}
        </div>
      </PanelBoundary>
    </Card>
  );
}
