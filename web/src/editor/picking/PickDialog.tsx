import { ExternalLink } from "lucide-react";
import { Form } from "#web/relay/form/Form.tsx";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import type { PickedParts } from "./pickMessage.ts";
import { usePicker, type Pick, type PickPhase } from "./usePicker.ts";

interface Props {
  projectId: string;
  pick: Pick;
  /** URL of the page to open; the member can type another one */
  start: string;
  onPick: (value: string, parts: PickedParts) => void;
  onClose: () => void;
}

const FORM = "pick-on-page";

const phaseTexts: Readonly<Record<PickPhase, { tone: "info" | "warning"; text: string } | null>> = {
  idle: null,
  opened: { tone: "info", text: t("Waiting for the page. It must have the tracking code.") },
  ready: { tone: "info", text: t("Pick in the other tab. The result is filled in here.") },
  closed: {
    tone: "warning",
    text: t("The page was closed, or blocks the connection to the app. Open it again, or copy the selector there."),
  },
  empty: { tone: "warning", text: t("Nothing there fits this field. Open the page again and pick something else.") },
};

export function PickDialog({ projectId, pick, start, onPick, onClose }: Props) {
  const { open, phase } = usePicker(projectId, pick, onPick);
  const form = useForm(
    { page: start },
    {
      check: ({ page }) => ({ page: page.trim() ? undefined : t("Please enter a page URL") }),
      send: ({ page }) => open(page.trim()),
    },
  );
  const state = phaseTexts[phase];
  return (
    <Dialog
      title={t("Pick on the page")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            icon={<ExternalLink aria-hidden />}
            loading={form.isSending}
          >
            {t("Open page")}
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM} label={t("Pick on the page")} action="" size="dialog">
        <TextField
          label={t("Page URL")}
          placeholder="https://shop.example.com"
          description={t("Opens the page in a new tab, where you click what you mean. Visitors don't see it.")}
          inputMode="url"
          autoComplete="url"
          {...form.text("page")}
        />
        <div role="status">{state && <Banner tone={state.tone}>{state.text}</Banner>}</div>
      </Form>
    </Dialog>
  );
}
