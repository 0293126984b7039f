import { graphql, useFragment } from "react-relay";
import type { RecordingSettings_project$key } from "#web/__generated__/RecordingSettings_project.graphql.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useRecordingSettings } from "../_lib/useRecordingSettings.ts";
import { SettingNote } from "./SettingNote.tsx";

/** Which sessions are recorded, and what of their pages. */
export function RecordingSettings({ project }: { project: RecordingSettings_project$key }) {
  const { id, setting } = useFragment(
    graphql`
      fragment RecordingSettings_project on Project {
        id
        setting {
          recording {
            isOn
            sample
            minSeconds
            masksTexts
            maskSelectors
            blockSelectors
            keepsImages
          }
        }
      }
    `,
    project,
  );
  const saved = setting?.recording;
  const form = useRecordingSettings(id, {
    isOn: saved?.isOn ?? true,
    masksTexts: saved?.masksTexts ?? false,
    keepsImages: saved?.keepsImages ?? false,
    sample: saved?.sample ?? 100,
    minSeconds: saved?.minSeconds ?? 3,
    maskSelectors: saved?.maskSelectors ?? [],
    blockSelectors: saved?.blockSelectors ?? [],
  });
  return (
    <Form form={form} label={t("Recordings")}>
      <Checkbox {...form.toggle("isOn")}>
        {t("Record sessions")}
        <SettingNote>
          {t("What visitors type is never recorded. Browsers that send Global Privacy Control aren't recorded.")}
        </SettingNote>
      </Checkbox>
      <TextField
        label={t("Sessions to record (%)")}
        description={t("A random sample. All pages and tabs of a sampled session are recorded.")}
        {...form.text("sample")}
      />
      <TextField
        label={t("Minimum length (seconds)")}
        description={t("Shorter recordings are left out of the list.")}
        {...form.text("minSeconds")}
      />
      <Checkbox {...form.toggle("masksTexts")}>
        {t("Mask all text")}
        <SettingNote>{t("Recordings show asterisks instead of the text of your pages.")}</SettingNote>
      </Checkbox>
      <TextField
        label={t("Mask these elements")}
        rows={3}
        placeholder={t(".customer-name")}
        description={t("CSS selectors, one per line. Elements with the attribute data-sl-mask are always masked.")}
        {...form.text("maskSelectors")}
      />
      <TextField
        label={t("Hide these elements")}
        rows={3}
        placeholder={t("#chat")}
        description={t(
          "CSS selectors, one per line. Recordings show an empty box instead, as for elements with the attribute data-sl-block.",
        )}
        {...form.text("blockSelectors")}
      />
      <Checkbox {...form.toggle("keepsImages")}>
        {t("Store images with recordings")}
        <SettingNote>{t("Otherwise, recordings show placeholders instead of images.")}</SettingNote>
      </Checkbox>
    </Form>
  );
}
