import { Plus } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";

export function NewFormLink({ href }: { href: (path: string) => string }) {
  return (
    <Link href={href("/form/new")} css={buttonStyle("primary")}>
      <Plus size={16} aria-hidden /> {t("New form")}
    </Link>
  );
}
