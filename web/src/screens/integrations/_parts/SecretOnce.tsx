import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";

interface Props {
  label: string;
  secret: string;
  /** its purpose, and that it must be copied now */
  notice: string;
}

/** A secret that is not stored in plain text or never shown again: it must be copied now. */
export function SecretOnce({ label, secret, notice }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <Banner tone="success">{notice}</Banner>
      <div
        css={(theme) => ({ display: "flex", alignItems: "center", gap: 8, "& input": { fontFamily: theme.font.mono } })}
      >
        <div css={{ flex: 1, minWidth: 0 }}>
          <TextField
            label={label}
            hideLabel
            isReadOnly
            value={secret}
            onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
          />
        </div>
        <CopyButton text={secret} label={t("Copy")} />
      </div>
    </div>
  );
}
