import { Snippet } from "#web/layout/install/Snippet.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { embedSnippet } from "./embedSnippet.ts";

interface Props {
  url: string;
  /** of the frame, for screen readers */
  title: string;
}

/** The HTML that shows a share link inside another page. */
export function EmbedSnippet({ url, title }: Props) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.one })}>
      <p css={caption}>
        {t("Paste this HTML into a page of yours. Everyone who can open that page will see this report.")}
      </p>
      <Snippet code={embedSnippet(url, title)} />
    </div>
  );
}
