import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { DemoBanner_viewer$key } from "#web/__generated__/DemoBanner_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { useLeaveDemo } from "./useLeaveDemo.ts";

/** In the demo: offers the sign-up, or the way back to the account that the demo was opened from. */
export function DemoBanner({ viewer }: { viewer: DemoBanner_viewer$key }) {
  const { session } = useFragment(
    graphql`
      fragment DemoBanner_viewer on Viewer {
        session {
          isReadOnly
          hasOwnAccount
        }
      }
    `,
    viewer,
  );
  const { leave, isInFlight } = useLeaveDemo();
  if (!session?.isReadOnly) return null;
  return (
    <Banner
      actions={
        session.hasOwnAccount ? (
          <Button size="small" loading={isInFlight} onPress={leave}>
            {t("Back to my account")}
          </Button>
        ) : (
          <Link href="/sign-up" css={buttonStyle("secondary", "small")}>
            {t("Create an account")}
          </Link>
        )
      }
    >
      {t("You're viewing the read-only demo. Explore anything you like.")}
    </Banner>
  );
}
