import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "../actions/buttonStyle.ts";
import { usePageBack } from "./pageBack.ts";

/** Cancel of a form that is a sub-screen of its own. `to`: the screen that opened it, if that is not its menu item's. */
export function CancelLink({ to }: { to?: string | undefined }) {
  const href = usePageBack()?.href;
  const target = to ?? href;
  if (target === undefined) return null;
  return (
    <Link href={target} css={buttonStyle("secondary")}>
      {t("Cancel")}
    </Link>
  );
}
