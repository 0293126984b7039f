import { FormInput } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

/** The project does not measure forms. */
export function FormsOff({ href }: { href: (path: string) => string }) {
  return (
    <EmptyState
      isScreen
      icon={<FormInput aria-hidden />}
      title={t("Form analytics is turned off")}
      minHeight={420}
      action={<TextLink href={href("/website")}>{t("Project settings")}</TextLink>}
    >
      {t("Turn it on in the project's settings to see where visitors give up on your forms.")}
    </EmptyState>
  );
}
