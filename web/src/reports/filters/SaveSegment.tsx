import { useState } from "react";
import type { Group } from "../url/reportState.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useSaveSegment } from "./useSaveSegment.ts";

interface Props {
  projectId: string;
  filters: readonly Group[];
  connection: string;
}

export function SaveSegment({ projectId, filters, connection }: Props) {
  const [isOpen, setOpen] = useState(false);
  const form = useSaveSegment(projectId, filters, connection, () => setOpen(false));
  if (!isOpen) {
    return (
      <div>
        <Button size="small" onPress={() => setOpen(true)}>
          {t("Save these filters as a segment")}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} label={t("New segment")} action={t("Save segment")}>
      <TextField label={t("Name")} autoFocus maxLength={60} {...form.text("name")} />
    </Form>
  );
}
