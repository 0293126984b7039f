import { Link } from "react-aria-components/Link";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";

/** Event rules are not enabled for the project. Existing ones can still be viewed. */
export function NoEventRules() {
  return (
    <Banner
      tone="info"
      actions={
        <Link href="/subscription" css={buttonStyle("secondary", "small")}>
          {t("View plans")}
        </Link>
      }
    >
      {t("This project's plan doesn't include event rules.")}
    </Banner>
  );
}
