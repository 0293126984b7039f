import { Form } from "#web/relay/form/Form.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { ignoreParts, partLabels } from "../../_lib/ignoreParts.ts";
import { useAddIgnoreRule } from "../../_lib/useAddIgnoreRule.ts";

interface Props {
  projectId: string;
  words: string;
  onAdded: () => void;
}

/** The form for a new rule, with a preview of the errors that it would have hidden. */
export function NewIgnoreRule({ projectId, words, onAdded }: Props) {
  const { form, preview, isCounting } = useAddIgnoreRule(projectId, words, onAdded);
  return (
    <Form form={form} label={t("Ignore errors")} action={t("Ignore errors")} size="dialog">
      <div css={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <div css={{ flex: "0 1 170px" }}>
          <Select
            label={t("Rule type")}
            choices={ignoreParts.map((id) => ({ id, label: partLabels[id] ?? id }))}
            {...form.choice("part")}
          />
        </div>
        <div css={{ flex: "1 1 220px" }}>
          <TextField label={t("Words")} autoComplete="off" maxLength={200} {...form.text("words")} />
        </div>
      </div>
      <p role="status" css={(theme) => ({ ...caption(theme), minHeight: 18 })}>
        {isCounting && t("Counting matching errors…")}
        {preview &&
          t("Preview: hides {hidden} of {counted} errors in the last 30 days, in {groups}.", {
            hidden: exactNumber(preview.hidden),
            counted: exactNumber(preview.counted),
            groups: phrase("{count, plural, one {# group} other {# groups}}", { count: preview.groups }),
          })}
      </p>
    </Form>
  );
}
