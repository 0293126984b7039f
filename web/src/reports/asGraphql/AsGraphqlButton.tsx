import { Braces } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import { ScreenQuery } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";

const AsGraphqlDialog = lazy(async () => ({ default: (await import("./AsGraphqlDialog.tsx")).AsGraphqlDialog }));

/** In a panel's header, accessible by mouse and keyboard: shows the panel's query for API clients. */
export function AsGraphqlButton({ title }: { title: string }) {
  const query = use(ScreenQuery);
  const [isOpen, setOpen] = useState(false);
  // share links have no API key
  if (!query?.id || query.variables["isMember"] === false) return null;
  return (
    <>
      <IconButton
        label={t("Copy {title} as GraphQL", { title })}
        size="small"
        onPress={() => setOpen(true)}
        css={{
          "@media (hover: none)": { display: "none" },
          "section:not(:hover):not(:focus-within) > * > * > &": { opacity: 0 },
        }}
      >
        <Braces aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <AsGraphqlDialog id={query.id} variables={query.variables} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
