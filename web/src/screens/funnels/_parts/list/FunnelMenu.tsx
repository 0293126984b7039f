import { Archive, ArchiveRestore, Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu, type MenuEntry } from "#web/ui/overlay/Menu.tsx";
import { useArchiveFunnel } from "../../_lib/useArchiveFunnel.ts";
import { DeleteFunnelDialog } from "./DeleteFunnelDialog.tsx";

interface Props {
  /** global id */
  id: string;
  funnelId: number;
  name: string;
  isArchived: boolean;
  href: (path: string) => string;
  /** after the funnel is gone: where to; without it the list is fetched again */
  leaveTo?: string;
  /** the screen has its own button for it */
  hasEdit?: boolean;
}

/** Actions on a funnel. */
export function FunnelMenu({ id, funnelId, name, isArchived, href, leaveTo, hasEdit = true }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const setArchived = useArchiveFunnel();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const label = t("Actions for {name}", { name });
  const done = () => {
    setDeleting(false);
    if (leaveTo) void navigate(leaveTo);
    else void revalidator.revalidate();
  };
  const archive = (next: boolean): void =>
    void setArchived(id, next).then(
      (problem) => {
        if (problem) return void toast({ tone: "danger", title: problem.message });
        toast({
          title: next ? t("{name} archived", { name }) : t("{name} restored", { name }),
          ...(next && { onUndo: () => archive(false) }),
        });
        void revalidator.revalidate();
      },
      (error: unknown) => void toast({ tone: "danger", title: toGatewayError(error).message }),
    );
  const edit: MenuEntry = {
    id: "edit",
    label: t("Edit"),
    icon: <Pencil aria-hidden />,
    href: href(`/funnel/edit/${funnelId}`),
  };
  const copyHref = href("/funnel/new");
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size={hasEdit ? "small" : "medium"}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        onAction={(action) => {
          if (action === "archive") archive(!isArchived);
          if (action === "delete") setDeleting(true);
        }}
        groups={[
          {
            id: "actions",
            items: [
              ...(hasEdit ? [edit] : []),
              {
                id: "copy",
                label: t("Duplicate"),
                icon: <Copy aria-hidden />,
                href: `${copyHref}${copyHref.includes("?") ? "&" : "?"}copy=${funnelId}`,
              },
              isArchived
                ? { id: "archive", label: t("Restore"), icon: <ArchiveRestore aria-hidden /> }
                : { id: "archive", label: t("Archive"), icon: <Archive aria-hidden /> },
              { id: "delete", label: t("Delete…"), icon: <Trash2 aria-hidden />, danger: true },
            ],
          },
        ]}
      />
      {isDeleting && <DeleteFunnelDialog id={id} name={name} onDeleted={done} onClose={() => setDeleting(false)} />}
    </>
  );
}
