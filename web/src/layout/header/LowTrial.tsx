import { Clock } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { duration } from "#web/ui/format/duration.ts";
import { Popover } from "#web/ui/overlay/Popover.tsx";
import { trialTone } from "../sidebar/usage/trialTone.ts";

interface Props {
  days: number;
  /** whether the viewer may manage the account's plan */
  maySettle: boolean;
  /** paths of the screens that change the plan and extend the trial */
  upgrade: string | undefined;
  extend: string | undefined;
}

function ends(days: number): string {
  if (days <= 0) return t("Trial ended");
  return days === 1 ? t("Trial ends in 1 day") : t("Trial ends in {days} days", { days });
}

/** The trial is about to end: the consequences and the options. */
export function LowTrial({ days, maySettle, upgrade, extend }: Props) {
  const tone = trialTone(days);
  return (
    <Popover
      label={ends(days)}
      trigger={
        <Button
          size="small"
          aria-label={ends(days)}
          icon={<Clock aria-hidden />}
          css={(theme) => ({
            color: theme.color[tone],
            background: theme.color[`${tone}Soft`],
            borderColor: "transparent",
            flexShrink: 0,
          })}
        >
          <span css={{ "@container (max-width: 1099px)": { display: "none" } }}>{ends(days)}</span>
          <span aria-hidden css={{ display: "none", "@container (max-width: 1099px)": { display: "inline" } }}>
            {days > 0 ? duration(days * 86_400) : t("Ended")}
          </span>
        </Button>
      }
    >
      {(close) => (
        <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf, maxWidth: 300, fontSize: theme.size.body })}>
          <strong css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.semibold })}>
            {ends(days)}
          </strong>
          <p css={(theme) => ({ color: theme.color.muted, lineHeight: "20px" })}>
            {maySettle
              ? t("Choose a plan to keep your reports running without interruption.")
              : t("Ask an owner or admin of your company to choose a plan.")}
            {extend && ` ${t("Or extend your trial up to 100 days.")}`}
          </p>
          {(upgrade || extend) && (
            <div css={{ display: "flex", gap: 8 }}>
              {upgrade && (
                <Link href={upgrade} onPress={close} css={buttonStyle("primary", "small")}>
                  {t("Upgrade")}
                </Link>
              )}
              {extend && (
                <Link href={extend} onPress={close} css={buttonStyle("secondary", "small")}>
                  {t("Extend trial")}
                </Link>
              )}
            </div>
          )}
        </div>
      )}
    </Popover>
  );
}
