import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import type { EditedProfile } from "../../_lib/useProfileForm.ts";
import { useUpdateProfile } from "../../_lib/useUpdateProfile.ts";
import { DeleteProfileDialog } from "./DeleteProfileDialog.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";

interface Props {
  project: string;
  profile: EditedProfile;
  isArchived: boolean;
}

/** Actions on a saved heatmap. */
export function ProfileMenu({ project, profile, isArchived }: Props) {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const [update] = useUpdateProfile();
  const revalidator = useRevalidator();
  const { id, name } = profile;
  const label = t("Actions for {name}", { name });
  const close = () => setOpen(null);
  const reload = () => {
    close();
    void revalidator.revalidate();
  };
  const archive = () =>
    update({ id, isArchived: !isArchived }).then(
      (problem) => {
        if (problem) return void toast({ tone: "danger", title: problem.message });
        toast(isArchived ? t("{name} restored", { name }) : t("{name} archived", { name }));
        reload();
      },
      (error: unknown) => void toast({ tone: "danger", title: toGatewayError(error).message }),
    );
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="small">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        onAction={(action) => (action === "archive" ? void archive() : setOpen(action === "edit" ? "edit" : "delete"))}
        groups={[
          {
            id: "actions",
            items: [
              { id: "edit", label: t("Edit…"), icon: <Pencil aria-hidden /> },
              isArchived
                ? { id: "archive", label: t("Restore"), icon: <ArchiveRestore aria-hidden /> }
                : { id: "archive", label: t("Archive"), icon: <Archive aria-hidden /> },
              { id: "delete", label: t("Delete…"), icon: <Trash2 aria-hidden />, danger: true },
            ],
          },
        ]}
      />
      {open === "edit" && <ProfileDialog project={project} edited={profile} onDone={reload} onClose={close} />}
      {open === "delete" && <DeleteProfileDialog id={id} name={name} onDeleted={reload} onClose={close} />}
    </>
  );
}
