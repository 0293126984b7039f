import { Mail } from "lucide-react";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";

/** A referral link, to copy or send by email. */
export function LinkToHandOn({ url }: { url: string }) {
  const subject = encodeURIComponent(t("See who visits your website"));
  const body = encodeURIComponent(
    t("I use this for my website analytics and thought you might like it: {url}", { url }),
  );
  return (
    <div css={(theme) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: theme.space.one })}>
      <div css={{ flex: "1 1 260px", minWidth: 0 }}>
        <TextField
          label={t("Referral link")}
          hideLabel
          isReadOnly
          value={url}
          onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
        />
      </div>
      <CopyButton text={url} label={t("Copy link")} />
      <TextLink
        href={`mailto:?subject=${subject}&body=${body}`}
        css={(theme) => ({
          display: "inline-flex",
          alignItems: "center",
          gap: 6,
          fontSize: theme.size.body,
          "& > svg": { width: 16, height: 16 },
        })}
      >
        <Mail aria-hidden />
        {t("Send by email")}
      </TextLink>
    </div>
  );
}
