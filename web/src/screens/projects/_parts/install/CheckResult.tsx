import { Snippet } from "#web/layout/install/Snippet.tsx";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { KeyValue } from "#web/ui/data/KeyValue.tsx";
import type { WebsiteCheck } from "../../_lib/useWebsiteCheck.ts";
import { verdictMessages } from "../../_lib/verdictMessages.ts";

interface Props {
  check: WebsiteCheck;
  settingsHref: string;
}

export function CheckResult({ check, settingsHref }: Props) {
  const verdictMessage = verdictMessages(check);
  if (!verdictMessage) return null;
  const { contentPolicy: policy } = check;
  const line = policy && (policy.isMeta ? policy.corrected : `Content-Security-Policy: ${policy.corrected}`);
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
      <Banner
        tone={verdictMessage.tone}
        isLasting
        title={verdictMessage.title}
        actions={check.verdict === "OTHER_DOMAIN" && <TextLink href={settingsHref}>{t("Project settings")}</TextLink>}
      >
        {verdictMessage.remedy}
      </Banner>
      {policy && line && (
        <>
          <Snippet code={line} />
          <p css={caption}>
            {policy.isMeta
              ? t("It's set in a meta element of the page. First blocked request: {url}", {
                  url: policy.rejectedUrl,
                })
              : t("First blocked request: {url}", { url: policy.rejectedUrl })}
          </p>
        </>
      )}
      <KeyValue
        entries={[
          { key: t("Page"), value: check.finalUrl },
          ...(check.cms ? [{ key: t("Built with"), value: check.cms }] : []),
          ...(typeof check.status === "number" ? [{ key: t("Response"), value: String(check.status) }] : []),
        ]}
      />
    </div>
  );
}
