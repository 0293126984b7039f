import { graphql, useFragment } from "react-relay";
import type { ActingBanner_viewer$key } from "#web/__generated__/ActingBanner_viewer.graphql.ts";
import type { ActingBannerMutation } from "#web/__generated__/ActingBannerMutation.graphql.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { startOver } from "../session/startOver.ts";

/** While somebody acts as a member of another company: who, until when, and the way back. It can't be put away. */
export function ActingBanner({ viewer }: { viewer: ActingBanner_viewer$key }) {
  const { acting } = useFragment(
    graphql`
      fragment ActingBanner_viewer on Viewer {
        acting {
          memberName
          companyName
          endsAt
        }
      }
    `,
    viewer,
  );
  const [commit, isInFlight] = useMutation<ActingBannerMutation>(graphql`
    mutation ActingBannerMutation {
      leaveCompany {
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  if (!acting) return null;
  const leave = () =>
    void commit({ variables: {} }).then(
      () => {
        forgetProject();
        startOver({ path: "/service-portal" });
      },
      () => toast({ title: t("That did not work. Please try again."), tone: "danger" }),
    );
  const { memberName, companyName } = acting;
  const until = new Date(acting.endsAt).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" loading={isInFlight} onPress={leave}>
          {t("Back to my account")}
        </Button>
      }
    >
      {t("You act as {memberName} of {companyName} until {until}. What you do is written to their audit log.", {
        memberName,
        companyName,
        until,
      })}
    </Banner>
  );
}
