import { graphql, usePreloadedQuery } from "react-relay";
import { useParams } from "react-router-dom";
import type { JoinScreenQuery } from "#web/__generated__/JoinScreenQuery.graphql.ts";
import { BareFrame } from "#web/layout/bare/BareFrame.tsx";
import { roleNames } from "#web/layout/roleNames.ts";
import { useNoIndex } from "#web/layout/useNoIndex.ts";
import type { ScreenProps } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { AccountFirst } from "./_parts/AccountFirst.tsx";
import { JoinForm } from "./_parts/JoinForm.tsx";

/** Target of an invitation link: inviter, company and role, and the form to create the account. */
export default function JoinScreen({ queryRef }: ScreenProps<JoinScreenQuery>) {
  const { brand, viewer, joinOffer } = usePreloadedQuery<JoinScreenQuery>(
    graphql`
      query JoinScreenQuery($token: String!) @preloadable {
        brand {
          ...BareFrame_brand
        }
        viewer {
          user {
            email
          }
        }
        joinOffer(token: $token) {
          companyName
          invitedBy
          email
          role
          projectNames
          hasAccount
        }
      }
    `,
    queryRef,
  );
  const { token = "" } = useParams();
  useNoIndex();
  if (!joinOffer) {
    return (
      <BareFrame
        brand={brand}
        title={t("This invitation is no longer valid")}
        description={t("It was already used, revoked or is older than 7 days. Ask for a new invitation.")}
      >
        <TextLink href="/">{t("Go to the home page")}</TextLink>
      </BareFrame>
    );
  }
  const { companyName, invitedBy, email, role, projectNames, hasAccount } = joinOffer;
  const invitation = { invitedBy, role: roleNames[role] ?? role };
  return (
    <BareFrame
      brand={brand}
      title={t("Join {companyName}", { companyName })}
      description={
        projectNames.length === 0
          ? t("{invitedBy} invited you as {role}.", invitation)
          : t("{invitedBy} invited you to {projects} as {role}.", { ...invitation, projects: projectNames.join(", ") })
      }
    >
      {viewer?.user && viewer.user.email !== email && !hasAccount && (
        <div css={(theme) => ({ marginBottom: theme.space.two })}>
          <Banner>
            {t("You're logged in as {email}. Joining logs you in as {email2} instead.", {
              email: viewer.user.email,
              email2: email,
            })}
          </Banner>
        </div>
      )}
      {hasAccount ? (
        <AccountFirst email={email} isSignedIn={viewer?.user?.email === email} />
      ) : (
        <JoinForm token={token} email={email} />
      )}
    </BareFrame>
  );
}
