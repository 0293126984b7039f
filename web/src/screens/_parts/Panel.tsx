// A card of a screen. What its content throws (a failed field, a failed chunk) stays in this card, with Retry.
import type { ReactNode } from "react";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { AsGraphqlButton } from "./asGraphql/AsGraphqlButton.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  title: string;
  /** what the numbers mean, behind an info button */
  definition?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** a table reaches the card's edges */
  flush?: boolean;
  /** room kept for the content, so that nothing jumps */
  height: number;
  children: ReactNode;
}

export function Panel({ height, children, actions, ...card }: Props) {
  return (
    <Card
      {...card}
      actions={
        <>
          <AsGraphqlButton title={card.title} />
          {actions}
        </>
      }
    >
      <PanelBoundary height={height}>
        <div css={{ minHeight: height, minWidth: 0 }}>{children}</div>
      </PanelBoundary>
    </Card>
  );
}
