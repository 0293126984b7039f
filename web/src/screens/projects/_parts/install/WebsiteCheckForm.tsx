import { graphql, useFragment } from "react-relay";
import type { WebsiteCheckForm_project$key } from "#web/__generated__/WebsiteCheckForm_project.graphql.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { useWebsiteCheck } from "../../_lib/useWebsiteCheck.ts";
import { isConclusive } from "../../_lib/verdictMessages.ts";
import { CheckResult } from "./CheckResult.tsx";

interface Props {
  project: WebsiteCheckForm_project$key;
  /** also checks without a request, until the first visit has arrived */
  isAutomatic: boolean;
}

/**
 * Looks for the tracking code on a page of the website. Until the user requests a check, a page without the code is
 * only waited for, because the code takes time to install.
 */
export function WebsiteCheckForm({ project, isAutomatic }: Props) {
  const { id, widgetId, allowedWebsites } = useFragment(
    graphql`
      fragment WebsiteCheckForm_project on Project {
        id
        widgetId
        allowedWebsites
      }
    `,
    project,
  );
  const { url, setUrl, found, isRequested, wasRequested, check } = useWebsiteCheck(
    id,
    firstPage(allowedWebsites),
    isAutomatic,
  );
  const isLooking = isAutomatic || wasRequested;
  const showsResult = wasRequested || (isAutomatic && found?.check !== undefined && isConclusive(found.check));
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
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
          alignItems: isAutomatic ? "start" : "end",
          gap: theme.space.one,
          maxWidth: 640,
        })}
      >
        <TextField
          label={isAutomatic ? t("Page URL") : t("Check another page")}
          hideLabel={isAutomatic}
          placeholder="https://shop.example.com"
          description={isLooking && t("We check every 10 seconds until it works.")}
          inputMode="url"
          autoComplete="url"
          value={url}
          onChange={setUrl}
          error={found?.fieldError}
          validationBehavior="aria"
        />
        <Button type="submit" loading={isRequested} isDisabled={url.trim() === ""}>
          {t("Check")}
        </Button>
      </form>
      <div role="status" css={{ display: "grid", minWidth: 0, overflowWrap: "anywhere" }}>
        {isLooking && url.trim() !== "" && !found && <p css={caption}>{t("Checking {url}…", { url })}</p>}
        {isLooking && found && !found.fieldError && !showsResult && (
          <p css={caption}>{t("Not found on {url} yet.", { url })}</p>
        )}
        {found?.hasFailed && showsResult && (
          <Banner tone="danger" isLasting title={t("Error checking website CMS")}>
            {t("The check failed. Retrying in 10 seconds.")}
          </Banner>
        )}
        {found?.check && showsResult && (
          <CheckResult check={found.check} settingsHref={`/website/settings?project=${widgetId}`} />
        )}
      </div>
    </div>
  );
}
