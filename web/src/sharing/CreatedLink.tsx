import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";

/** The URL of a new link. It is not stored, so it must be copied now. */
export function CreatedLink({ url, onAnother }: { url: string; onAnother: () => void }) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <Banner tone="success">{t("Link created. Copy it now. It won't be shown again.")}</Banner>
      <div css={{ display: "flex", alignItems: "center", gap: 8 }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <TextField label={t("Link")} hideLabel isReadOnly value={url} onFocus={(event) => event.target.select()} />
        </div>
        <CopyButton text={url} label={t("Copy link")} />
      </div>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 12 }}>
        <TextLink href={url} target="_blank" rel="noreferrer" css={(theme) => ({ fontSize: theme.size.body })}>
          {t("Open link")}
        </TextLink>
        <Button size="small" variant="ghost" onPress={onAnother}>
          {t("Create another link")}
        </Button>
      </div>
    </div>
  );
}
