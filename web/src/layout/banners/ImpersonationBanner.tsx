import { graphql, useFragment } from "react-relay";
import type { ImpersonationBanner_viewer$key } from "#web/__generated__/ImpersonationBanner_viewer.graphql.ts";
import type { ImpersonationBannerMutation } from "#web/__generated__/ImpersonationBannerMutation.graphql.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { startOver } from "../session/startOver.ts";

/**
 * During impersonation of a member of another company: the member, the expiry and a button to end it. Can't be
 * dismissed.
 */
export function ImpersonationBanner({ viewer }: { viewer: ImpersonationBanner_viewer$key }) {
  const { impersonation } = useFragment(
    graphql`
      fragment ImpersonationBanner_viewer on Viewer {
        impersonation {
          memberName
          companyName
          endsAt
        }
      }
    `,
    viewer,
  );
  const [commit, isInFlight] = useMutation<ImpersonationBannerMutation>(graphql`
    mutation ImpersonationBannerMutation {
      endImpersonation {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  if (!impersonation) return null;
  const leave = () =>
    void commit({ variables: {} }).then(
      () => {
        forgetProject();
        startOver({ path: "/service-portal" });
      },
      () => toast({ title: t("That didn't work. Please try again."), tone: "danger" }),
    );
  const { memberName, companyName } = impersonation;
  const until = new Date(impersonation.endsAt).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" loading={isInFlight} onPress={leave}>
          {t("Back to my account")}
        </Button>
      }
    >
      {t(
        "You're impersonating {memberName} ({companyName}) until {until}. Your actions are recorded in the company's audit log.",
        {
          memberName,
          companyName,
          until,
        },
      )}
    </Banner>
  );
}
