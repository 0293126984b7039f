import { PreviewCard } from "#web/editor/PreviewCard.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { tabular } from "#web/theme/textStyle.ts";
import { BarList } from "#web/ui/charts/BarList.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import type { RuleValues } from "../../_lib/ruleValues.ts";
import { useRulePreview, type RulePreview } from "./useRulePreview.ts";

type Props = Pick<RuleValues, "trigger" | "target" | "url"> & { projectId: string };

/** The rule's matches in the last 30 days, as far as stored data allows. */
export function RuleCheck({ projectId, ...rule }: Props) {
  const { preview, problem, isLoading } = useRulePreview(projectId, rule);
  return (
    <PreviewCard
      title={t("Preview")}
      definition={t("Based on clicks and scrolling in the last 30 days, before the rule existed.")}
      isPending={isLoading}
      problem={problem}
    >
      {preview ? <Matches {...preview} /> : null}
    </PreviewCard>
  );
}

function Matches({ matches, visitors, days, pages }: RulePreview) {
  if (matches == null) {
    return <Banner>{t("This rule can't be checked against past data. It counts from when it's saved.")}</Banner>;
  }
  return (
    <>
      <div>
        <p css={(theme) => ({ ...tabular, fontSize: 28, lineHeight: "36px", fontWeight: theme.weight.semibold })}>
          {exactNumber(matches)}
        </p>
        <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
          {phrase("Matches in the last {days} days ({visitors, plural, one {# visitor} other {# visitors}})", {
            days,
            visitors,
          })}
        </p>
      </div>
      {matches === 0 && (
        <Banner tone="warning">{t("No matches. Check the rule for typos, or save it and wait for data.")}</Banner>
      )}
      {pages.length > 0 && (
        <BarList
          label={t("Matching pages")}
          items={pages.map(({ path, count }) => ({ id: path, label: path, value: count }))}
        />
      )}
    </>
  );
}
