import { Funnel } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle, type ButtonSize } from "#web/ui/actions/buttonStyle.ts";
import { useFunnelHref, type FunnelDraft } from "./useFunnelHref.ts";

interface Props extends FunnelDraft {
  size?: ButtonSize;
}

/** Opens the builder of funnels with these steps, for members who can save one in a project that has funnels. */
export function MakeFunnel({ size = "medium", ...draft }: Props) {
  const href = useFunnelHref();
  if (!href) return null;
  return (
    <Link href={href(draft)} css={buttonStyle("secondary", size)}>
      <Funnel size={16} aria-hidden /> {t("Create funnel")}
    </Link>
  );
}
