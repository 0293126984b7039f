import { use, useState } from "react";
import { t } from "#web/texts/t.ts";
import { SearchField } from "#web/ui/forms/SearchField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { useHasRoute } from "../../knownPaths.ts";
import { useAppPlaces } from "../../places/appPlaces.ts";
import { DefinitionsTable } from "./DefinitionsTable.tsx";
import { findArticles } from "./findArticles.ts";

/** Short help articles with search as you type. `first`: the article to open first. */
export function HelpDialog({ first, onClose }: { first?: string; onClose: () => void }) {
  const [text, setText] = useState("");
  const hasRoute = useHasRoute();
  const articles = use(useAppPlaces().loadArticles());
  const found = findArticles(articles, text).toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  return (
    <Dialog title={t("Documentation")} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} width={640}>
      <div css={(theme) => ({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: theme.space.two })}>
        <SearchField label={t("Search the documentation")} autoFocus value={text} onChange={setText} />
        <p role="status" css={(theme) => ({ color: theme.color.muted, "&:empty": { display: "none" } })}>
          {found.length === 0 && t("No articles match “{text}”", { text: text.trim() })}
        </p>
        {found.map(({ id, title, paragraphs, path, pathLabel }) => (
          <article key={id} aria-labelledby={`help-${id}`}>
            <h3 id={`help-${id}`} css={(theme) => ({ fontSize: theme.size.large, fontWeight: theme.weight.semibold })}>
              {title}
            </h3>
            {paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                css={(theme) => ({
                  marginTop: 4,
                  color: theme.color.muted,
                  fontSize: theme.size.body,
                  lineHeight: "20px",
                })}
              >
                {paragraph}
              </p>
            ))}
            {id === "numbers" && <DefinitionsTable />}
            {path && hasRoute(path) && (
              <p css={(theme) => ({ marginTop: 4, fontSize: theme.size.body })}>
                <TextLink href={path} onPress={onClose}>
                  {pathLabel}
                </TextLink>
              </p>
            )}
          </article>
        ))}
      </div>
    </Dialog>
  );
}
