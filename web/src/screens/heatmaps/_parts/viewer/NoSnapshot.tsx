import { Video } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

interface Props {
  hasPageViews: boolean;
  /** without it the reader can't change them */
  settingsHref?: string | undefined;
}

/** Why there is no page to show the heatmap on, and the remedy. The numbers beside it are still right. */
export function NoSnapshot({ hasPageViews, settingsHref }: Props) {
  const icon = <Video aria-hidden />;
  if (!hasPageViews)
    return (
      <EmptyState title={t("No page views in this range")} icon={icon} minHeight={420}>
        {settingsHref
          ? t("Choose a longer range or another device, or remove filters. Also check the page's address.")
          : t("Choose a longer range or another device.")}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t("No recorded page yet")}
      icon={icon}
      minHeight={420}
      action={settingsHref && <TextLink href={settingsHref}>{t("Recording settings")}</TextLink>}
    >
      {settingsHref
        ? t(
            "A heatmap is shown on the page as a visitor's browser recorded it. No visit with this device and width was recorded. Check that recording is switched on, or choose another device, width or range.",
          )
        : t("No visit with this device and width was recorded. Choose another device, width or range.")}
    </EmptyState>
  );
}
