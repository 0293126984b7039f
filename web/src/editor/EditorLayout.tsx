import type { ReactNode } from "react";
import { Form, type FormState } from "#web/relay/form/Form.tsx";
import { Card } from "#web/ui/layout/Card.tsx";

interface Props {
  /** of the card with the fields */
  title: string;
  form: FormState;
  /** what the button does; names the form as well */
  action: string;
  /** the fields */
  children: ReactNode;
  /** what the values would do, updated while they are typed: one card or several */
  preview: ReactNode;
}

/** A form beside its live preview; one below the other on narrow screens. */
export function EditorLayout({ title, form, action, children, preview }: Props) {
  return (
    <div
      css={(theme) => ({
        display: "grid",
        gap: theme.space.two,
        gridTemplateColumns: "minmax(320px, 520px) minmax(280px, 1fr)",
        alignItems: "start",
        [theme.media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
      })}
    >
      <Card title={title}>
        <Form form={form} label={action} action={action}>
          {children}
        </Form>
      </Card>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, gridTemplateColumns: "minmax(0, 1fr)" })}>
        {preview}
      </div>
    </div>
  );
}
