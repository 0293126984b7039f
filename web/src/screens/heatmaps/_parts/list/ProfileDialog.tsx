import { ruleKind, ruleKinds } from "#web/editor/pageRules.ts";
import { FormDialog } from "#web/relay/form/FormDialog.tsx";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine } from "#web/theme/textStyle.ts";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { deviceLabels, devices } from "../../_lib/heatmapChoices.ts";
import { useProfileForm, type EditedProfile } from "../../_lib/useProfileForm.ts";

interface Props {
  project: string;
  /** undefined: a new one */
  edited?: EditedProfile | undefined;
  onDone: (name: string) => void;
  onClose: () => void;
}

type Preview = ReturnType<typeof useProfileForm>["preview"];

/** How many pages the rule matches, and the most viewed of them. */
function MatchingPages({ preview: { pages, isCounting, problem } }: { preview: Preview }) {
  if (problem) return <p css={(theme) => ({ ...caption(theme), color: theme.color.danger })}>{problem}</p>;
  if (isCounting && !pages) return <p css={caption}>{t("Counting matching pages…")}</p>;
  if (!pages) return null;
  if (pages.total === 0)
    return <p css={caption}>{t("No page of the last 30 days matches. Check the rule for typos.")}</p>;
  return (
    <>
      <p css={(theme) => ({ fontSize: theme.size.body, fontWeight: theme.weight.medium })}>
        {phrase("{count, plural, one {# page of the last 30 days matches} other {# pages of the last 30 days match}}", {
          count: pages.total,
        })}
      </p>
      <ul css={{ listStyle: "none", margin: 0, padding: 0 }}>
        {pages.rows.map(({ path, pageViews }) => (
          <li key={path} css={(theme) => ({ ...caption(theme), display: "flex", gap: 12 })}>
            <span title={path} css={{ ...oneLine, flex: 1 }}>
              {path}
            </span>
            {phrase("{count, plural, one {# page view} other {# page views}}", { count: pageViews })}
          </li>
        ))}
        {pages.total > pages.rows.length && (
          <li css={caption}>{t("and {count} more", { count: exactNumber(pages.total - pages.rows.length) })}</li>
        )}
      </ul>
    </>
  );
}

/** Saves a heatmap of one page, or of all pages that match a rule. */
export function ProfileDialog({ project, edited, onDone, onClose }: Props) {
  const { form, preview } = useProfileForm(project, edited, onDone);
  const kind = ruleKind(form.values.match);
  return (
    <FormDialog
      title={edited ? t("Edit heatmap") : t("New heatmap")}
      description={t("Page views and clicks of the past count too, because they are stored for every page.")}
      width={520}
      form={form}
      action={edited ? t("Save") : t("Create heatmap")}
      onClose={onClose}
    >
      <TextField
        label={t("Name")}
        autoFocus
        autoComplete="off"
        maxLength={120}
        placeholder={t("Product pages")}
        {...form.text("name")}
      />
      <Select
        label={t("Pages")}
        choices={ruleKinds.map(({ id, label }) => ({ id, label }))}
        {...form.choice("match")}
      />
      <TextField
        label={kind.valueLabel}
        autoComplete="off"
        maxLength={500}
        placeholder={kind.placeholder}
        description={kind.description}
        {...form.text("value")}
      />
      <div role="status" css={{ display: "grid", gap: 4, minHeight: 20 }}>
        <MatchingPages preview={preview} />
      </div>
      <fieldset css={{ display: "grid", gap: 6, margin: 0, padding: 0, border: 0 }}>
        <legend css={(theme) => ({ padding: "0 0 6px", fontSize: theme.size.body, fontWeight: theme.weight.medium })}>
          {t("Devices")}
        </legend>
        <div css={{ display: "flex", flexWrap: "wrap", gap: "6px 20px" }}>
          {devices.map((device) => (
            <Checkbox key={device} {...form.toggle(device)}>
              {deviceLabels[device]}
            </Checkbox>
          ))}
        </div>
        {form.errors.desktop && (
          <p role="alert" css={(theme) => ({ ...caption(theme), color: theme.color.danger })}>
            {form.errors.desktop}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
}
