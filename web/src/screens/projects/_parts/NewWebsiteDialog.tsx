import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useNewWebsite } from "../_lib/useNewWebsite.ts";

export function NewWebsiteDialog({ connection, onClose }: { connection: string; onClose: () => void }) {
  const form = useNewWebsite(connection, onClose);
  return (
    <FormDialog title={t("Add project")} form={form} action={t("Add")} onClose={onClose}>
      <TextField label={t("Name")} autoFocus autoComplete="off" maxLength={100} {...form.text("name")} />
      <TextField
        label={t("Websites")}
        autoComplete="off"
        placeholder={t("shop.example.com, *.example.com")}
        description={t("Domains allowed to send events. Leave empty to allow any.")}
        {...form.text("allowedWebsites")}
      />
    </FormDialog>
  );
}
