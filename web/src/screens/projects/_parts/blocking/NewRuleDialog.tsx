import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { ruleKind, ruleKinds } from "../../_lib/ruleKinds.ts";
import { useCreateRule } from "../../_lib/useCreateRule.ts";
import { PreviewLine } from "./PreviewLine.tsx";

interface Props {
  project: string;
  currentAddress: string | null | undefined;
  onClose: () => void;
}

export function NewRuleDialog({ project, currentAddress, onClose }: Props) {
  const { form, preview, isCounting } = useCreateRule(project, onClose);
  const { kind, value, appliesToPast } = form.values;
  const kindTexts = ruleKind(kind);
  const canTouchPast = preview?.isCountable === true && preview.matchedEvents > 0;
  return (
    <FormDialog
      title={t("Add a rule")}
      description={t("Matching traffic is no longer counted, starting within 10 seconds.")}
      width={528}
      form={form}
      action={appliesToPast && canTouchPast ? t("Block and remove past events") : t("Block")}
      isDanger={appliesToPast && canTouchPast}
      onClose={onClose}
    >
      <Select
        label={t("Rule type")}
        choices={ruleKinds.map(({ id, label }) => ({ id, label }))}
        {...form.choice("kind")}
      />
      <TextField
        label={kindTexts?.field ?? ""}
        autoFocus
        autoComplete="off"
        maxLength={255}
        {...(kindTexts ? { placeholder: kindTexts.placeholder, description: kindTexts.description } : {})}
        {...form.text("value")}
        labelAside={
          kind === "ADDRESS" &&
          currentAddress &&
          value !== currentAddress && (
            <Button size="small" variant="ghost" onPress={() => form.set("value")(currentAddress)}>
              {t("Use my current address")}
            </Button>
          )
        }
      />
      <TextField label={t("Label (optional)")} placeholder={t("Office")} maxLength={100} {...form.text("label")} />
      <div role="status" css={{ display: "grid", gap: 8 }}>
        <PreviewLine preview={preview} isCounting={isCounting} />
      </div>
      {canTouchPast && (
        <Checkbox {...form.toggle("appliesToPast")}>
          {t("Also remove matching events from the last 30 days. This can't be undone.")}
        </Checkbox>
      )}
    </FormDialog>
  );
}
