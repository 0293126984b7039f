import { graphql, useFragment } from "react-relay";
import type { WebsiteCheckCard_project$key } from "#web/__generated__/WebsiteCheckCard_project.graphql.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { Spinner } from "#web/ui/feedback/Spinner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useWebsiteCheck } from "../../_lib/useWebsiteCheck.ts";
import { CheckResult } from "./CheckResult.tsx";

export function WebsiteCheckCard({ project }: { project: WebsiteCheckCard_project$key }) {
  const { id, widgetId, allowedWebsites } = useFragment(
    graphql`
      fragment WebsiteCheckCard_project on Project {
        id
        widgetId
        allowedWebsites
      }
    `,
    project,
  );
  const { url, setUrl, found, isRequested, check } = useWebsiteCheck(id, firstPage(allowedWebsites));
  const isWaiting = url.trim() !== "" && !found;
  return (
    <Card title={t("Check your website")}>
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <form
          noValidate
          aria-label={t("Check your website")}
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
          css={(theme) => ({
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) auto",
            alignItems: "start",
            gap: theme.space.one,
            maxWidth: 640,
          })}
        >
          <TextField
            label={t("Page URL")}
            hideLabel
            placeholder="https://shop.example.com"
            description={t("We check every 10 seconds until it works.")}
            inputMode="url"
            autoComplete="url"
            value={url}
            onChange={setUrl}
            error={found?.fieldError}
            validationBehavior="aria"
          />
          <Button type="submit" variant="primary" loading={isRequested} isDisabled={url.trim() === ""}>
            {t("Check")}
          </Button>
        </form>
        <div role="status" css={{ display: "grid", minWidth: 0 }}>
          {isWaiting && (
            <p
              css={(theme) => ({
                display: "flex",
                alignItems: "center",
                gap: 8,
                color: theme.color.muted,
                fontSize: theme.size.body,
              })}
            >
              <Spinner size={16} label={t("Checking")} /> {t("Checking {url}…", { url })}
            </p>
          )}
          {found?.hasFailed && (
            <Banner tone="danger" isLasting title={t("Error checking website CMS")}>
              {t("The check failed. Retrying in 10 seconds.")}
            </Banner>
          )}
          {found?.check && <CheckResult check={found.check} settingsHref={`/website/settings?project=${widgetId}`} />}
        </div>
      </div>
    </Card>
  );
}
