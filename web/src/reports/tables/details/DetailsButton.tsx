import { lazy, Suspense, use, useState } from "react";
import { ScreenIsStale, ScreenQuery } from "#web/relay/screenQuery.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { useMayDownload } from "#web/ui/actions/mayDownload.ts";
import type { Details } from "./details.ts";

const DetailsDialog = lazy(async () => ({ default: (await import("./DetailsDialog.tsx")).DetailsDialog }));

/** Opens every row of a table that shows only the first ones, with a search. */
export function DetailsButton(details: Details) {
  const query = use(ScreenQuery);
  const isStale = use(ScreenIsStale);
  const [isOpen, setOpen] = useState(false);
  const mayDownload = useMayDownload();
  if (!mayDownload || !query?.id) return null;
  return (
    <>
      <Button variant="ghost" size="small" isDisabled={isStale} onPress={() => setOpen(true)}>
        {t("Details")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DetailsDialog {...details} id={query.id} variables={query.variables} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
