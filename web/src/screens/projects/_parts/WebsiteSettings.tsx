import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { WebsiteSettings_project$key } from "#web/__generated__/WebsiteSettings_project.graphql.ts";
import { useOpenFeatures } from "#web/layout/places/openFeatures.ts";
import { Form } from "#web/relay/form/Form.tsx";
import { t } from "#web/texts/t.ts";
import { SearchSelect } from "#web/ui/forms/SearchSelect.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { zoneGroups } from "#web/ui/forms/zoneGroups.ts";
import { featureNames } from "../_lib/featureNames.ts";
import { MEMBERS_ZONE, useWebsiteSettings } from "../_lib/useWebsiteSettings.ts";

export function WebsiteSettings({ project }: { project: WebsiteSettings_project$key }) {
  const { id, name, timezone, allowedWebsites, features } = useFragment(
    graphql`
      fragment WebsiteSettings_project on Project {
        id
        name
        timezone
        allowedWebsites
        features
      }
    `,
    project,
  );
  const isOpen = useOpenFeatures();
  const offered = featureNames.filter((feature) => isOpen(feature.id));
  const zones = useMemo(
    () => zoneGroups({ id: MEMBERS_ZONE, label: t("Each member's own time zone") }, timezone),
    [timezone],
  );
  const form = useWebsiteSettings({ id, name, timezone, allowedWebsites, features });
  return (
    <Form form={form} label={t("General")}>
      <TextField label={t("Name")} maxLength={100} {...form.text("name")} />
      <SearchSelect
        isField
        label={t("Time zone")}
        searchLabel={t("Search time zones")}
        description={t("Sets where each day starts in your reports.")}
        groups={zones}
        {...form.choice("timezone")}
        error={form.errors.timezone}
      />
      <TextField
        label={t("Websites")}
        rows={3}
        placeholder={t("shop.example.com")}
        description={t(
          "Domains allowed to send events, one per line. Use *.example.com for all subdomains. Leave empty to allow any.",
        )}
        {...form.text("allowedWebsites")}
      />
      <fieldset css={{ border: 0, padding: 0, margin: 0, display: "grid", gap: 10, justifyItems: "start" }}>
        <legend
          css={(theme) => ({ padding: 0, marginBottom: 8, fontSize: theme.size.body, fontWeight: theme.weight.medium })}
        >
          {t("Features")}
        </legend>
        {offered.map(({ id, label }) => (
          <Switch
            key={id}
            isSelected={form.values.features.includes(id)}
            onChange={(isOn) => form.setFeature(id, isOn)}
          >
            {label}
          </Switch>
        ))}
      </fieldset>
    </Form>
  );
}
