import { useId, type ReactNode } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { Form, type FormState } from "./Form.tsx";

interface Props {
  title: string;
  description?: ReactNode;
  width?: number;
  /** what `useForm` answered */
  form: FormState;
  /** what the button does */
  action: string;
  /** the button takes something away for good */
  isDanger?: boolean;
  /** nothing can be sent yet */
  isDisabled?: boolean;
  /** a button at the other end, for something else */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Enter sends it from any field, Escape and Cancel leave it. */
export function FormDialog({ title, form, action, isDanger = false, isDisabled = false, ...props }: Props) {
  const { description, width, aside, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      description={description}
      {...(width !== undefined && { width })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {aside && <div css={{ marginRight: "auto" }}>{aside}</div>}
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button
            type="submit"
            form={id}
            variant={isDanger ? "danger" : "primary"}
            loading={form.isSending}
            isDisabled={isDisabled || form.wait?.words !== undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} label={title} action="">
        {children}
      </Form>
    </Dialog>
  );
}
