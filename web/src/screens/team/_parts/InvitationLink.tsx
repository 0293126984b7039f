import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";

/** The link of an invitation. It is not kept anywhere, so this is the time to take it. */
export function InvitationLink({ url, email }: { url: string; email: string }) {
  return (
    <div css={(t) => ({ display: "grid", gap: t.space.oneHalf })}>
      <Banner tone="success">
        {t("Send this link to {email}. It is shown only this once, works once, and for 7 days.", { email })}
      </Banner>
      <div css={{ display: "flex", alignItems: "center", gap: 8 }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <TextField
            label={t("Invitation link")}
            hideLabel
            isReadOnly
            value={url}
            onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
          />
        </div>
        <CopyButton text={url} label={t("Copy link")} />
      </div>
    </div>
  );
}
