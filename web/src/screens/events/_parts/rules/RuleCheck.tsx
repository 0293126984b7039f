import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Card } from "#web/ui/layout/Card.tsx";
import type { RuleValues } from "../../_lib/ruleValues.ts";
import { useRulePreview } from "./useRulePreview.ts";

type Props = Pick<RuleValues, "trigger" | "target" | "url"> & { projectId: string };

/** What the rule would have made of the last 30 days, as far as what is stored can tell. */
export function RuleCheck({ projectId, ...rule }: Props) {
  const { preview, problem, isAsking } = useRulePreview(projectId, rule);
  return (
    <Card
      title={t("Would have been met")}
      definition={t("Counted over the clicks and scrolling of the last 30 days, before the rule existed.")}
      busy={isAsking}
    >
      <div
        aria-live="polite"
        css={(theme) => ({ display: "grid", gap: theme.space.two, minHeight: 220, alignContent: "start" })}
      >
        {problem && <Banner tone="warning">{problem}</Banner>}
        {!problem && preview && preview.matches == null && (
          <Banner>
            {t("Only the page itself can tell: this rule counts from when it is saved, not for the past.")}
          </Banner>
        )}
        {!problem && preview && preview.matches != null && (
          <>
            <div>
              <p css={(theme) => ({ ...tabular, fontSize: 28, lineHeight: "36px", fontWeight: theme.weight.semibold })}>
                {exactNumber(preview.matches)}
              </p>
              <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
                {phrase("Times in the last {days} days, by {visitors, plural, one {# visitor} other {# visitors}}", {
                  days: preview.days,
                  visitors: preview.visitors,
                })}
              </p>
            </div>
            {preview.matches === 0 && (
              <Banner tone="warning">
                {t("Nothing met this rule. Check it for a typing error, or save it and wait.")}
              </Banner>
            )}
            {preview.pages.length > 0 && (
              <BarList
                label={t("Pages it happened on")}
                items={preview.pages.map(({ path, count }) => ({ id: path, label: path, value: count }))}
              />
            )}
          </>
        )}
        {!problem && !preview && (
          <EmptyState title={isAsking ? t("Looking through your visits…") : t("Nothing to check yet")} minHeight={220}>
            {!isAsking && t("As soon as the rule is complete you see here how often it was met.")}
          </EmptyState>
        )}
      </div>
    </Card>
  );
}
