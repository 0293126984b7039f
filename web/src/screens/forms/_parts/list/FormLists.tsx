import { useNavigate } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { SegmentedControl } from "#web/ui/navigation/SegmentedControl.tsx";

const paths = { results: "/form", manage: "/form/list" } as const;

interface Props {
  shown: keyof typeof paths;
  href: (path: string) => string;
}

/** The results of all forms, or their definitions. */
export function FormLists({ shown, href }: Props) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      size="medium"
      label={t("List")}
      segments={[
        { id: "results", label: t("Results") },
        { id: "manage", label: t("Manage forms") },
      ]}
      selected={shown}
      onSelect={(chosen) => void navigate(href(paths[chosen]))}
    />
  );
}
