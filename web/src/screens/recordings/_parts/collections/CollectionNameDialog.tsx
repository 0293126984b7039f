import { useId } from "react";
import { Form } from "#web/relay/form/Form.tsx";
import { useForm, type Refusal } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  title: string;
  description?: string;
  action: string;
  name?: string;
  /** resolves with the reason if the host refuses */
  send: (name: string) => Promise<Refusal | null | undefined>;
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a collection. */
export function CollectionNameDialog({ title, description, action, name = "", send, onDone, onClose }: Props) {
  const id = useId();
  const form = useForm(
    { name },
    {
      check: (values) => ({ name: values.name.trim() === "" ? t("Please enter a name") : undefined }),
      send: (values) => send(values.name.trim()),
      done: (values) => onDone(values.name.trim()),
    },
  );
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} label={title} action="" size="dialog">
        <TextField label={t("Name")} autoFocus maxLength={60} autoComplete="off" {...form.text("name")} />
      </Form>
    </Dialog>
  );
}
