import { Video } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** There is no recording under this address. */
export function NoRecording({ listHref }: { listHref?: string }) {
  return (
    <EmptyState
      isScreen
      title={t("Recording not found")}
      icon={<Video aria-hidden />}
      minHeight={420}
      action={listHref && <TextLink href={listHref}>{t("All recordings")}</TextLink>}
    >
      {t("The session was not recorded, or its recording was deleted.")}
    </EmptyState>
  );
}
