import { FormInput } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

interface Props {
  /** undefined on a share page */
  listHref: string | undefined;
  /** the URL names a form */
  isNamed: boolean;
}

/** There is no form under this address. */
export function NoForm({ listHref, isNamed }: Props) {
  return (
    <EmptyState
      isScreen
      icon={<FormInput aria-hidden />}
      title={isNamed ? t("Form not found") : t("No forms yet")}
      minHeight={420}
      action={listHref && <TextLink href={listHref}>{t("View all forms")}</TextLink>}
    >
      {isNamed
        ? t("The URL is wrong, or the form was deleted.")
        : t("Forms appear here as soon as visitors see one. There is nothing to set up.")}
    </EmptyState>
  );
}
