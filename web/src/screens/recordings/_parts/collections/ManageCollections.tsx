import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ManageCollections_collections$key } from "#web/__generated__/ManageCollections_collections.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { useDeleteCollection, useUpdateCollection } from "../../_lib/useCollections.ts";
import { CollectionNameDialog } from "./CollectionNameDialog.tsx";

interface Props {
  collections: ManageCollections_collections$key;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

const sizeOf = (count: number) => phrase("{count, plural, one {# recording} other {# recordings}}", { count });

/** Renames and deletes collections. */
export function ManageCollections({ collections, onDeleted, onClose }: Props) {
  const rows = useFragment(
    graphql`
      fragment ManageCollections_collections on RecordingCollection @relay(plural: true) {
        id
        name
        search
        recordingCount
      }
    `,
    collections,
  );
  const [renamed, setRenamed] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const update = useUpdateCollection();
  const remove = useDeleteCollection();
  const renaming = rows.find(({ id }) => id === renamed);
  const confirm = async (id: string) => {
    const refusal = await remove(id).catch((error: unknown) => toGatewayError(error));
    setAsked(undefined);
    if (refusal) toast({ title: refusal.message, tone: "danger" });
    else onDeleted(id);
  };
  if (renaming)
    return (
      <CollectionNameDialog
        title={t("Rename collection")}
        action={t("Rename")}
        name={renaming.name}
        send={(name) => update({ id: renaming.id, name })}
        onDone={() => setRenamed(undefined)}
        onClose={() => setRenamed(undefined)}
      />
    );
  return (
    <Dialog title={t("Collections")} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {rows.length === 0 && <p css={caption}>{t("There are no collections.")}</p>}
      <ul aria-label={t("Collections")} css={{ display: "grid", gap: 8, margin: 0, padding: 0, listStyle: "none" }}>
        {rows.map(({ id, name, search, recordingCount }) => (
          <li key={id} css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, minHeight: 40 }}>
            <span css={{ flex: "1 1 160px", minWidth: 0 }}>
              <span css={(theme) => ({ ...oneLine, display: "block", fontWeight: theme.weight.medium })}>{name}</span>
              <span css={(theme) => ({ ...caption(theme), display: "block" })}>
                {search == null ? sizeOf(recordingCount) : t("Saved search")}
              </span>
            </span>
            {asked === id ? (
              <>
                <span css={caption}>{t("Its recordings stay.")}</span>
                <Button size="small" onPress={() => setAsked(undefined)}>
                  {t("Cancel")}
                </Button>
                <Button size="small" variant="danger" autoFocus onPress={() => void confirm(id)}>
                  {t("Delete collection")}
                </Button>
              </>
            ) : (
              <>
                <IconButton size="small" label={t("Rename {name}", { name })} onPress={() => setRenamed(id)}>
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton size="small" label={t("Delete {name}", { name })} onPress={() => setAsked(id)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
