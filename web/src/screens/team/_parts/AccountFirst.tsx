import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";

interface Props {
  email: string;
  /** signed in with the invited email address */
  isSignedIn: boolean;
}

/** For an invitation to an email address with an account: an account belongs to one company. */
export function AccountFirst({ email, isSignedIn }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
      <Banner tone="warning" title={t("{email} already has an account with another company", { email })}>
        {t(
          "To join with this email, change the email of that account in its profile, or delete the account. Then open this link again.",
        )}
      </Banner>
      <p css={(theme) => ({ fontSize: theme.size.body })}>
        <TextLink href={isSignedIn ? "/profile" : `/login?email=${encodeURIComponent(email)}&redirect=%2Fprofile`}>
          {isSignedIn ? t("Go to your profile") : t("Log in to that account")}
        </TextLink>
      </p>
    </div>
  );
}
