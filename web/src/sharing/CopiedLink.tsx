import { useState } from "react";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { EmbedSnippet } from "./EmbedSnippet.tsx";

interface Props {
  url: string;
  /** of an embedded report */
  title: string;
  onAnother: () => void;
}

/** A link with its URL: to copy again, to open, and to embed. */
export function CopiedLink({ url, title, onAnother }: Props) {
  const [isEmbedding, setEmbedding] = useState(false);
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <div css={{ display: "flex", alignItems: "center", gap: 8 }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <TextField label={t("Link")} hideLabel isReadOnly value={url} onFocus={(event) => event.target.select()} />
        </div>
        <CopyButton text={url} label={t("Copy link")} isPrimary />
      </div>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 }}>
        <TextLink href={url} target="_blank" rel="noreferrer" css={(theme) => ({ fontSize: theme.size.body })}>
          {t("Open link")}
        </TextLink>
        <Button size="small" variant="ghost" aria-expanded={isEmbedding} onPress={() => setEmbedding(!isEmbedding)}>
          {t("Embed")}
        </Button>
        <span css={{ flex: 1 }} />
        <Button size="small" variant="ghost" onPress={onAnother}>
          {t("Create another link")}
        </Button>
      </div>
      {isEmbedding && <EmbedSnippet url={url} title={title} />}
    </div>
  );
}
