import { FormInput } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

interface Props {
  /** the project measured a form at some time */
  isMeasured: boolean;
  isSearching: boolean;
}

export function NoForms({ isMeasured, isSearching }: Props) {
  if (isSearching)
    return (
      <EmptyState title={t("No form matches the search")} minHeight={280}>
        {t("Search for a part of its name, page or selector.")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<FormInput aria-hidden />}
      title={isMeasured ? t("No forms in this range") : t("No forms yet")}
      minHeight={280}
    >
      {isMeasured
        ? t("No visitor saw a form. Choose a longer date range or remove a filter.")
        : t("Forms appear here as soon as visitors see one. There is nothing to set up.")}
    </EmptyState>
  );
}
