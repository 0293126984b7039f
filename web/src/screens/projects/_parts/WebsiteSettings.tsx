import { graphql, useFragment } from "react-relay";
import type { WebsiteSettings_project$key } from "#web/__generated__/WebsiteSettings_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Switch } from "#web/ui/forms/Switch.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { featureNames } from "../_lib/featureNames.ts";
import { useWebsiteSettings } from "../_lib/useWebsiteSettings.ts";

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
  const form = useWebsiteSettings({ id, name, timezone, allowedWebsites, features });
  return (
    <form
      noValidate
      aria-label={t("Measuring")}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      css={(t) => ({ display: "grid", gap: t.space.two, maxWidth: 480 })}
    >
      {form.problem && <Banner tone="danger">{form.problem}</Banner>}
      <TextField
        label={t("Name")}
        maxLength={100}
        validationBehavior="aria"
        value={form.name}
        onChange={form.setName}
        error={form.errors["name"]}
      />
      <TextField
        label={t("Time zone")}
        placeholder={t("Europe/Berlin")}
        description={t("The days of all reports begin and end by it. The name is one of the IANA list.")}
        validationBehavior="aria"
        value={form.timezone}
        onChange={form.setTimezone}
        error={form.errors["timezone"]}
      />
      <TextField
        label={t("Websites")}
        rows={3}
        placeholder={t("shop.example.com")}
        description={t("Host names that may send events, one on a line; *.example.com for all below. Empty: any.")}
        validationBehavior="aria"
        value={form.websites}
        onChange={form.setWebsites}
        error={form.errors["allowedWebsites"]}
      />
      <fieldset css={{ border: 0, padding: 0, margin: 0, display: "grid", gap: 10, justifyItems: "start" }}>
        <legend css={(t) => ({ padding: 0, marginBottom: 8, fontSize: t.size.body, fontWeight: t.weight.medium })}>
          {t("Features")}
        </legend>
        {featureNames.map(({ id, label }) => (
          <Switch key={id} isSelected={form.features.includes(id)} onChange={(isOn) => form.setFeature(id, isOn)}>
            {label}
          </Switch>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" loading={form.isInFlight}>
          {t("Save")}
        </Button>
      </div>
    </form>
  );
}
