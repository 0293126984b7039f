import { graphql, useFragment } from "react-relay";
import type { ManagersOnly_viewer$key } from "#web/__generated__/ManagersOnly_viewer.graphql.ts";
import { Forbidden } from "#web/layout/Forbidden.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

/**
 * For the other roles of a company: redirects to the start page, or, on an expired plan without access to it, names the
 * contact.
 */
export function ManagersOnly({ viewer }: { viewer: ManagersOnly_viewer$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment ManagersOnly_viewer on Viewer {
        expiredPlan {
          __typename
        }
      }
    `,
    viewer ?? null,
  );
  if (!data?.expiredPlan) return <Forbidden />;
  return (
    <Card>
      <EmptyState
        title={t("Your company's plan has ended")}
        minHeight={320}
        action={<TextLink href="/logout">{t("Log out")}</TextLink>}
      >
        {t("Ask an owner or admin to choose a new plan. Your data is safe until then.")}
      </EmptyState>
    </Card>
  );
}
