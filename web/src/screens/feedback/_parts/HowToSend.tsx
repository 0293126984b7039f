import { Code } from "#web/reports/asGraphql/Code.tsx";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

const CALL = `siteTracker("feedback", {
  rating: 4,
  text: "Where is the size table?",
  element: "#sizes"
});`;

/** The empty state: how the site sends its visitors' comments. */
export function HowToSend() {
  return (
    <Card>
      <EmptyState title={t("No feedback in this range")} minHeight={120}>
        {t(
          "Ask for feedback on your own page and send it from the page's code: a rating from 1 to 5, a text, or both. It appears here immediately.",
        )}
      </EmptyState>
      <div css={(theme) => ({ maxWidth: 520, margin: `0 auto ${theme.space.two}px` })}>
        <Code title={t("Send feedback from your page")} code={CALL} />
      </div>
    </Card>
  );
}
