import { Braces } from "lucide-react";
import { lazy, Suspense, use, useState } from "react";
import { ScreenQuery } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";

const AsGraphqlDialog = lazy(async () => ({ default: (await import("./AsGraphqlDialog.tsx")).AsGraphqlDialog }));

/** In the head of a panel, for whoever works with a mouse or the keyboard: how a tool asks what the panel shows. */
export function AsGraphqlButton({ title }: { title: string }) {
  const query = use(ScreenQuery);
  const [isOpen, setOpen] = useState(false);
  // a share link's holder has no key to ask with
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
