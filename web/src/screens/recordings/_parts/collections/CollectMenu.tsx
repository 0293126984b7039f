import { FolderMinus, FolderPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator, useSearchParams } from "react-router-dom";
import type { CollectMenu_project$key } from "#web/__generated__/CollectMenu_project.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { collectionArgs } from "../../_lib/collectionArgs.ts";
import { useCreateCollection, useUpdateCollection } from "../../_lib/useCollections.ts";
import { CollectionNameDialog } from "./CollectionNameDialog.tsx";

const NEW = "new";

interface Props {
  project: CollectMenu_project$key;
  ids: readonly string[];
  onRemoved: () => void;
}

/** Adds the selected recordings to a collection, or removes them from the one that is shown. */
export function CollectMenu({ project, ids, onRemoved }: Props) {
  const data = useFragment(
    graphql`
      fragment CollectMenu_project on Project {
        id
        recordings {
          collections {
            id
            name
            search
          }
        }
      }
    `,
    project,
  );
  const [search] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const create = useCreateCollection();
  const update = useUpdateCollection();
  const revalidator = useRevalidator();
  const lists = (data.recordings.collections ?? []).filter((one) => one.search == null);
  const { collection } = collectionArgs(search);
  const shown = lists.find(({ id }) => id === collection);
  const count = ids.length;
  const added = (name: string) =>
    phrase("{count, plural, one {# recording added to {name}} other {# recordings added to {name}}}", { count, name });
  const change = async (input: Parameters<typeof update>[0], title: string, onUndo?: () => void): Promise<boolean> => {
    const refusal = await update(input).catch((error: unknown) => toGatewayError(error));
    toast(refusal ? { title: refusal.message, tone: "danger" } : { title, ...(onUndo && { onUndo }) });
    if (!refusal) void revalidator.revalidate();
    return !refusal;
  };
  const remove = async ({ id, name }: { id: string; name: string }) => {
    const removed = phrase(
      "{count, plural, one {# recording removed from {name}} other {# recordings removed from {name}}}",
      { count, name },
    );
    const back = phrase(
      "{count, plural, one {# recording is back in {name}} other {# recordings are back in {name}}}",
      {
        ...{ count, name },
      },
    );
    const undo = () => void change({ id, addRecordings: ids }, back);
    if (await change({ id, removeRecordings: ids }, removed, undo)) onRemoved();
  };
  return (
    <>
      <Menu
        label={t("Add to a collection")}
        placement="bottom start"
        trigger={<Button icon={<FolderPlus aria-hidden />}>{t("Add to collection")}</Button>}
        onAction={(chosen) => {
          const list = lists.find(({ id }) => id === chosen);
          if (list) void change({ id: list.id, addRecordings: ids }, added(list.name));
          else setNaming(true);
        }}
        groups={[
          ...(lists.length > 0
            ? [
                {
                  id: "lists",
                  items: lists.map(({ id, name }) => ({ id, label: name, disabled: id === collection })),
                },
              ]
            : []),
          { id: "actions", items: [{ id: NEW, label: t("New collection…") }] },
        ]}
      />
      {shown && (
        <Button icon={<FolderMinus aria-hidden />} onPress={() => void remove(shown)}>
          {t("Remove from collection")}
        </Button>
      )}
      {isNaming && (
        <CollectionNameDialog
          title={t("New collection")}
          action={t("Create collection")}
          send={(name) => create({ project: data.id, name, recordings: ids })}
          onDone={(name) => {
            setNaming(false);
            toast({ title: added(name), tone: "success" });
            void revalidator.revalidate();
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
