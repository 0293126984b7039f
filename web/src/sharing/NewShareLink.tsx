import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewShareLink_project$key } from "#web/__generated__/NewShareLink_project.graphql.ts";
import type { ShareModule } from "#web/__generated__/ShareDialogContentQuery.graphql.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { today } from "#web/ui/dates/calendarDay.ts";
import { resolvePreset } from "#web/ui/dates/presets.ts";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { SharePreviewPanel } from "./SharePreviewPanel.tsx";
import { downloadsLabel, moduleName, moduleLabel } from "./moduleLabels.ts";
import { expiryChoices } from "./shareExpiry.ts";
import { useNewShareLink } from "./useNewShareLink.ts";

export interface SharedItem {
  module: ShareModule;
  /** the single item to share; without it the whole module */
  itemId?: string;
  /** the item's own range; without it that of the URL, which the holder may be allowed to change */
  range?: { startDate: string; endDate: string };
  /** where in a recording the link can start */
  start?: { second: number; label: string };
}

interface Props {
  project: NewShareLink_project$key;
  item: SharedItem;
  /** the connections to add the new link to */
  connections: string[];
  onCreated: (url: string) => void;
}

export function NewShareLink({ project, item, connections, onCreated }: Props) {
  const { module, start } = item;
  const itemId = item.itemId ?? null;
  const { id, name, timezone } = useFragment(
    graphql`
      fragment NewShareLink_project on Project {
        id
        name
        timezone
      }
    `,
    project,
  );
  const [state] = useReportState();
  const range = item.range ?? state.range;
  const [startsThere, setStartsThere] = useState(true);
  const days = "preset" in range ? resolvePreset(range.preset, today(timezone ?? undefined)) : range;
  const form = useNewShareLink({ project: id, module, itemId, range }, connections, (url) =>
    onCreated(start && startsThere ? `${url}?t=${start.second}` : url),
  );
  const { freeRange, redactPersonalData, allowDownload } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      css={(theme) => ({ display: "grid", gap: theme.space.two })}
    >
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {t("Anyone with the link can view")} {moduleLabel(module)} {t("of")}{" "}
        <strong css={(theme) => ({ color: theme.color.text })}>{name}</strong>
        {form.freeRange
          ? t(" for any date range")
          : t(" for {rangeLabel}", { rangeLabel: rangeLabel(days.startDate, days.endDate) })}
        {t(", without an account. The link is read-only and gives no access to any other data in your company.")}
      </p>
      <ProblemBanner problem={form.problem} />
      <div
        css={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
          gap: 16,
          alignItems: "start",
        }}
      >
        <Select label={t("Expires")} choices={expiryChoices} value={form.expiry} onChange={form.setExpiry} />
        <TextField
          label={t("Password")}
          type="password"
          autoComplete="new-password"
          placeholder={t("None")}
          validationBehavior="aria"
          value={form.password}
          onChange={form.setPassword}
          error={form.passwordError}
        />
      </div>
      <div css={{ display: "grid", gap: 8, justifyItems: "start" }}>
        {start && (
          <Checkbox isSelected={startsThere} onChange={setStartsThere}>
            {start.label}
          </Checkbox>
        )}
        {!item.range && (
          <Checkbox isSelected={form.freeRange} onChange={form.setFreeRange}>
            {t("Allow changing the date range")}
          </Checkbox>
        )}
        <Checkbox isSelected={form.redactPersonalData} onChange={form.setRedactPersonalData}>
          {t("Hide names and email addresses")}
        </Checkbox>
        <Checkbox isSelected={form.allowDownload} onChange={form.setAllowDownload}>
          {downloadsLabel(module)}
        </Checkbox>
      </div>
      <SharePreviewPanel
        {...{ project: id, module, itemId, freeRange, redactPersonalData, allowDownload }}
        what={t("{module} · {name}", { module: moduleName(module), name })}
        days={freeRange ? t("any date range") : rangeLabel(days.startDate, days.endDate)}
      />
      <div css={{ display: "flex", justifyContent: "flex-end" }}>
        <Button type="submit" variant="primary" loading={form.isInFlight}>
          {t("Create link")}
        </Button>
      </div>
    </form>
  );
}
