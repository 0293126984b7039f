import type { ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  title: string;
  definition: string;
  /** the preview of the newest values is on its way */
  isPending: boolean;
  /** why there is none */
  problem: string | undefined;
  /** what was found; null while the form is not complete */
  children: ReactNode;
}

const HEIGHT = 220;

/** What a rule would have found in the last days, beside the form that writes it. */
export function PreviewCard({ title, definition, isPending, problem, children }: Props) {
  return (
    <Card title={title} definition={definition} busy={isPending}>
      <div
        aria-live="polite"
        css={(theme) => ({ display: "grid", gap: theme.space.two, minHeight: HEIGHT, alignContent: "start" })}
      >
        {problem ? (
          <Banner tone="warning">{problem}</Banner>
        ) : (
          (children ?? (
            <EmptyState title={isPending ? t("Checking past sessions…") : t("No preview yet")} minHeight={HEIGHT}>
              {!isPending && t("Complete the rule to see how often it matched.")}
            </EmptyState>
          ))
        )}
      </div>
    </Card>
  );
}
