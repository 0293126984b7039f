import type { Theme } from "@emotion/react";
import { graphql, useFragment } from "react-relay";
import type { TrialLine_trial$key } from "#web/__generated__/TrialLine_trial.graphql.ts";
import { t } from "#web/texts/t.ts";
import { trialTone } from "./trialTone.ts";

export function TrialLine({ trial }: { trial: TrialLine_trial$key }) {
  const { daysToExpire, label } = useFragment(
    graphql`
      fragment TrialLine_trial on Trial {
        daysToExpire
        label
      }
    `,
    trial,
  );
  if (label === "LIFETIME") return <span css={(theme) => ({ color: theme.color.muted })}>{t("Lifetime")}</span>;
  if (label !== "TRIAL") return <span css={(theme) => ({ color: theme.color.muted })}>{t("This month")}</span>;
  const color = (theme: Theme) => ({ color: theme.color[trialTone(daysToExpire)], whiteSpace: "nowrap" as const });
  return (
    <span css={color}>
      {daysToExpire === 1 ? t("Trial: 1 day left") : t("Trial: {days} days left", { days: daysToExpire })}
    </span>
  );
}
