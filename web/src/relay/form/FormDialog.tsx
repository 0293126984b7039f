import { useId, type ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { Form, type FormState } from "./Form.tsx";

interface Made {
  title: string;
  content: ReactNode;
  /** for content shown only once, such as a secret: can't be closed by accident */
  alert?: boolean;
}

interface Props {
  title: string;
  description?: ReactNode;
  width?: number;
  /** result of `useForm` */
  form: FormState;
  /** label of the submit button */
  action: string;
  /** the action deletes something permanently */
  isDanger?: boolean;
  /** label of the other button; "Cancel" by default */
  cancelLabel?: string;
  /** an additional button at the opposite end */
  aside?: ReactNode;
  /** the result, shown in the same dialog */
  made?: Made | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Enter submits it from any field, Escape and Cancel close it. */
export function FormDialog({ title, description, width, made, onClose, ...props }: Props) {
  const { form, action, isDanger = false, cancelLabel = t("Cancel"), aside, children } = props;
  const id = useId();
  return (
    <Dialog
      title={made?.title ?? title}
      description={made ? undefined : description}
      {...(width !== undefined && { width })}
      alert={made?.alert ?? false}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        made ? (
          <Button variant="primary" onPress={onClose}>
            {t("Done")}
          </Button>
        ) : (
          <>
            {aside && <div css={{ marginRight: "auto" }}>{aside}</div>}
            <Button onPress={onClose}>{cancelLabel}</Button>
            <Button
              type="submit"
              form={id}
              variant={isDanger ? "danger" : "primary"}
              loading={form.isSending}
              isDisabled={form.wait?.notice !== undefined}
            >
              {action}
            </Button>
          </>
        )
      }
    >
      {made ? (
        made.content
      ) : (
        <Form id={id} form={form} label={title} action="" size="dialog">
          {children}
        </Form>
      )}
    </Dialog>
  );
}
