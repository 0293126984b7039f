import { ChevronDown, Library } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator, useSearchParams } from "react-router-dom";
import type { CollectionMenu_project$key } from "#web/__generated__/CollectionMenu_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { collectionArgs } from "../../_lib/collectionArgs.ts";
import { builtInCollections, searchOf, withCollection, withSearch } from "../../_lib/collections.ts";
import { useCreateCollection } from "../../_lib/useCollections.ts";
import { CollectionNameDialog } from "./CollectionNameDialog.tsx";
import { ManageCollections } from "./ManageCollections.tsx";

const ALL = "all";
const SAVE = "save";
const MANAGE = "manage";

interface Props {
  project: CollectionMenu_project$key;
  canWrite: boolean;
}

/** The collection that the list shows: one that every project has, a list of members, or a saved search. */
export function CollectionMenu({ project, canWrite }: Props) {
  const { id, recordings } = useFragment(
    graphql`
      fragment CollectionMenu_project on Project {
        id
        recordings {
          collections {
            id
            name
            search
            recordingCount
            ...ManageCollections_collections
          }
        }
      }
    `,
    project,
  );
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<"save" | "manage" | null>(null);
  const create = useCreateCollection();
  const revalidator = useRevalidator();
  const collections = recordings.collections ?? [];
  const lists = collections.filter((one) => one.search == null);
  const searches = collections.filter((one) => one.search != null);
  const { builtIn, collection } = collectionArgs(search);
  const current = searchOf(search);
  const saved = builtIn || collection ? undefined : searches.find((one) => one.search === current);
  const selectedId = builtIn?.toLowerCase() ?? collection ?? saved?.id ?? ALL;
  const builtInName = builtInCollections.find((one) => one.id === selectedId)?.label;
  const name = builtInName ?? collections.find((one) => one.id === selectedId)?.name ?? t("All recordings");
  const choose = (chosen: string) => {
    if (chosen === SAVE || chosen === MANAGE) return setDialog(chosen);
    const query = searches.find((one) => one.id === chosen)?.search;
    setSearch((now) => (query == null ? withCollection(now, chosen === ALL ? null : chosen) : withSearch(now, query)), {
      preventScrollReset: true,
    });
  };
  const actions = [
    ...(current !== "" && !saved ? [{ id: SAVE, label: t("Save this search…") }] : []),
    ...(collections.length > 0 ? [{ id: MANAGE, label: t("Manage collections…") }] : []),
  ];
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        label={t("Collection")}
        placement="bottom start"
        selectedId={selectedId}
        onAction={choose}
        trigger={
          <Button icon={<Library aria-hidden />} aria-label={t("Collection: {name}", { name })}>
            {name} <ChevronDown size={14} aria-hidden />
          </Button>
        }
        groups={[
          { id: "all", items: [{ id: ALL, label: t("All recordings") }] },
          { id: "own", title: t("In every project"), items: builtInCollections },
          ...(lists.length > 0
            ? [
                {
                  id: "lists",
                  title: t("Collections"),
                  items: lists.map((one) => ({
                    ...{ id: one.id, label: one.name, detail: exactNumber(one.recordingCount) },
                  })),
                },
              ]
            : []),
          ...(searches.length > 0
            ? [
                {
                  id: "searches",
                  title: t("Saved searches"),
                  items: searches.map((one) => ({ id: one.id, label: one.name })),
                },
              ]
            : []),
          ...(canWrite && actions.length > 0 ? [{ id: "actions", items: actions }] : []),
        ]}
      />
      {dialog === SAVE && (
        <CollectionNameDialog
          title={t("Save this search")}
          description={t(
            "Filters, sequence, order and switches, for all members of the project. The range is not saved.",
          )}
          action={t("Save search")}
          send={(chosen) => create({ project: id, name: chosen, search: current })}
          onDone={(chosen) => {
            close();
            toast({ title: t("Search {name} saved", { name: chosen }), tone: "success" });
            void revalidator.revalidate();
          }}
          onClose={close}
        />
      )}
      {dialog === MANAGE && (
        <ManageCollections
          collections={collections}
          onDeleted={(deleted) => {
            if (deleted === collection) setSearch((now) => withCollection(now, null));
            void revalidator.revalidate();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
