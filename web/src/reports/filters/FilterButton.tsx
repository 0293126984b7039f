import { ListFilter } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { FilterPanelQuery } from "#web/__generated__/FilterPanelQuery.graphql.ts";
import parameters from "#web/__generated__/FilterPanelQuery$parameters.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Popover } from "#web/ui/overlay/Popover.tsx";

const load = () => import("./FilterPanel.tsx").then((chunk) => ({ default: chunk.FilterPanel }));
const FilterPanel = lazy(load);
const HEIGHT = 120;

/** Filters of the current screen, stored in the URL. `projectId` is a global id. */
export function FilterButton({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [queryRef, loadQuery] = useQueryLoader<FilterPanelQuery>(parameters);
  const open = (next: boolean) => {
    if (next) loadQuery({ project: projectId }, { fetchPolicy: "store-and-network" });
    setOpen(next);
  };
  const waiting = <Skeleton shape="block" height={HEIGHT} />;
  return (
    <Popover
      label={t("Filters")}
      isOpen={isOpen}
      onOpenChange={open}
      trigger={<Button icon={<ListFilter aria-hidden />}>{t("Filter")}</Button>}
    >
      <PanelBoundary height={HEIGHT}>
        <Suspense fallback={waiting}>
          {queryRef ? <FilterPanel queryRef={queryRef} close={() => setOpen(false)} /> : waiting}
        </Suspense>
      </PanelBoundary>
    </Popover>
  );
}
