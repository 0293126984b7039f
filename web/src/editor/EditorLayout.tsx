import type { ReactNode } from "react";
import { CancelLink } from "#web/ui/layout/CancelLink.tsx";
import { Form, type FormState } from "#web/relay/form/Form.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";

interface Props {
  /** of the card with the fields */
  title: string;
  form: FormState & { isUnsaved: () => boolean };
  /** what the button does; names the form as well */
  action: string;
  /** where Cancel leads; by default, to the menu item's screen */
  cancelHref?: string | undefined;
  /** the fields */
  children: ReactNode;
  /** what the values would do, updated while they are typed: one card or several */
  preview: ReactNode;
  /** the form may be longer than the window: the preview stays in sight beside it */
  hasLongForm?: boolean;
}

/** A form beside its live preview; one below the other on narrow screens. */
export function EditorLayout({ title, form, action, cancelHref, children, preview, hasLongForm = false }: Props) {
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
      <LeaveGuard isUnsaved={form.isUnsaved} />
      <Card title={title}>
        <Form form={form} label={action} action={action} otherActions={<CancelLink to={cancelHref} />}>
          {children}
        </Form>
      </Card>
      <div
        css={(theme) => ({
          display: "grid",
          gap: theme.space.two,
          gridTemplateColumns: "minmax(0, 1fr)",
          ...(hasLongForm && {
            position: "sticky",
            top: `calc(var(--sticky-top, 0px) + ${theme.space.two}px)`,
            maxHeight: `calc(100dvh - var(--sticky-top, 0px) - ${2 * theme.space.two}px)`,
            overflowY: "auto",
            [theme.media.narrow]: { position: "static", maxHeight: "none", overflowY: "visible" },
          }),
        })}
      >
        {preview}
      </div>
    </div>
  );
}
