import { useState } from "react";
import { graphql } from "react-relay";
import type { UpgradeSurveyMutation } from "#web/__generated__/UpgradeSurveyMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { useMutation } from "#web/relay/useMutation.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

/** Stored when the user declines to answer. */
const NO_ANSWER = "no answer";

const reasons = [
  { id: "price", label: t("It costs too much") },
  { id: "time", label: t("I need more time to try it") },
  { id: "feature", label: t("A feature I need is missing") },
  { id: "other product", label: t("I use another product") },
  { id: "no need", label: t("I don't need it right now") },
  { id: "other", label: t("Something else") },
] as const;
type Reason = (typeof reasons)[number]["id"];

/** Asked once, in the last days of a trial: the reason not to upgrade. */
export function UpgradeSurvey({ days }: { days: number }) {
  const [isOpen, setOpen] = useState(false);
  const [commit] = useMutation<UpgradeSurveyMutation>(graphql`
    mutation UpgradeSurveyMutation($input: SetUserAttributeInput!) {
      setUserAttribute(input: $input) {
        attribute {
          id
          value
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const saveAnswer = async (value: string) =>
    (await commit({ variables: { input: { key: "REASON_NO_UPGRADE", value } } })).setUserAttribute.problem;
  const start: { reason: Reason; details: string } = { reason: "price", details: "" };
  const form = useForm(start, {
    send: ({ reason, details }) => saveAnswer(details.trim() === "" ? reason : `${reason}: ${details.trim()}`),
    done: () => void toast({ title: t("Thanks for your feedback"), tone: "success" }),
  });
  if (!isOpen) {
    return (
      <Banner
        title={phrase(
          "{count, plural, =0 {Your plan ends today.} one {Your plan ends in # day.} other {Your plan ends in # days.}}",
          {
            count: days,
          },
        )}
        onDismiss={() => void saveAnswer(NO_ANSWER).catch(() => undefined)}
        actions={
          <Button size="small" onPress={() => setOpen(true)}>
            {t("Tell us why")}
          </Button>
        }
      >
        {t("What's keeping you from upgrading?")}
      </Banner>
    );
  }
  return (
    <Dialog
      title={t("What's keeping you from upgrading?")}
      isOpen
      onOpenChange={setOpen}
      footer={
        <>
          <Button onPress={() => setOpen(false)}>{t("Cancel")}</Button>
          <Button variant="primary" loading={form.isSending} onPress={form.submit}>
            {t("Send")}
          </Button>
        </>
      }
    >
      <Form form={form} label={t("What's keeping you from upgrading?")} action="">
        <RadioGroup label={t("Main reason")} choices={reasons} {...form.choice("reason")} />
        <TextField label={t("In your own words (optional)")} rows={3} maxLength={1000} {...form.text("details")} />
      </Form>
    </Dialog>
  );
}
