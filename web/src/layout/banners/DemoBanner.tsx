import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { DemoBanner_viewer$key } from "#web/__generated__/DemoBanner_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";

/** Informs visitors of the demo that they have no account and offers the sign-up. */
export function DemoBanner({ viewer }: { viewer: DemoBanner_viewer$key }) {
  const { session } = useFragment(
    graphql`
      fragment DemoBanner_viewer on Viewer {
        session {
          isReadOnly
        }
      }
    `,
    viewer,
  );
  if (!session?.isReadOnly) return null;
  return (
    <Banner
      actions={
        <Link href="/sign-up" css={buttonStyle("secondary", "small")}>
          {t("Create an account")}
        </Link>
      }
    >
      {t("You're viewing the read-only demo. Explore anything you like.")}
    </Banner>
  );
}
