import { Ellipsis, Eye, EyeOff, Pencil, Save, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";
import { formLabel } from "../../_lib/formLabels.ts";
import { saveFormHref } from "../../_lib/formHref.ts";
import type { DefinedForm } from "../../_lib/readDefinedForm.ts";
import { useIgnoreForm } from "../../_lib/useIgnoreForm.ts";
import { DeleteFormDialog } from "./DeleteFormDialog.tsx";

interface Props {
  project: string;
  form: DefinedForm;
  href: (path: string) => string;
}

/** Actions on a form: an automatic one can be saved and ignored. */
export function FormMenu({ project, form, href }: Props) {
  const { formProfileId, profileId } = form;
  const name = formLabel(form);
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const ignore = useIgnoreForm(project);
  const isIgnored = form.status === "IGNORED";
  const label = t("Actions for {name}", { name });
  const reload = () => {
    setDeleting(false);
    void revalidator.revalidate();
  };
  const toggle = () =>
    ignore(form, !isIgnored).then(
      (problem) => {
        if (problem) return void toast({ tone: "danger", title: problem.message });
        toast(isIgnored ? t("{name} restored", { name }) : t("{name} ignored", { name }));
        reload();
      },
      (error: unknown) => void toast({ tone: "danger", title: toGatewayError(error).message }),
    );
  const act = (action: string) => {
    if (action === "ignore") void toggle();
    else if (action === "delete") setDeleting(true);
    else void navigate(formProfileId === null ? saveFormHref(href, form) : href(`/form/${formProfileId}`));
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label} size="small">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        onAction={act}
        groups={[
          {
            id: "actions",
            items: [
              formProfileId === null
                ? { id: "open", label: t("Save…"), icon: <Save aria-hidden /> }
                : { id: "open", label: t("Edit"), icon: <Pencil aria-hidden /> },
              isIgnored
                ? { id: "ignore", label: t("Restore"), icon: <Eye aria-hidden /> }
                : { id: "ignore", label: t("Ignore"), icon: <EyeOff aria-hidden /> },
              ...(formProfileId === null
                ? []
                : [{ id: "delete", label: t("Delete…"), icon: <Trash2 aria-hidden />, danger: true }]),
            ],
          },
        ]}
      />
      {isDeleting && profileId && (
        <DeleteFormDialog id={profileId} name={name} onDeleted={reload} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
