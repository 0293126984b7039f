import { Users } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { NoVisitors_project$key } from "#web/__generated__/NoVisitors_project.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { buttonStyle } from "#web/ui/actions/buttonStyle.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { IDENTIFY_EXAMPLE } from "../../_lib/identifyExample.ts";
import { withChoice } from "../../_lib/listChoices.ts";

interface Props {
  project: NoVisitors_project$key;
  kind: string;
}

const HEIGHT = 340;

/** Why the list is empty, and the remedy. */
export function NoVisitors({ project, kind }: Props) {
  const data = useFragment(
    graphql`
      fragment NoVisitors_project on Project {
        widgetId
        installation {
          trafficCheck {
            pageviewTotal
          }
        }
      }
    `,
    project,
  );
  const [search, setSearch] = useSearchParams();
  const [{ filters }] = useReportState();
  const href = useProjectHref(data.widgetId);
  const icon = <Users aria-hidden />;
  if (filters.length > 0 || search.get("q") || search.get("tag")) {
    const clear = () =>
      setSearch((now) => {
        const next = withChoice(now, { q: null, tag: null });
        next.delete("f");
        return next;
      });
    return (
      <EmptyState
        title={t("No matching visitors")}
        icon={icon}
        minHeight={HEIGHT}
        action={<Button onPress={clear}>{t("Clear search and filters")}</Button>}
      >
        {t("No visitors in this range match the search, tag and filters.")}
      </EmptyState>
    );
  }
  if (data.installation.trafficCheck?.pageviewTotal === 0)
    return (
      <EmptyState
        title={t("No visitors yet")}
        icon={icon}
        minHeight={HEIGHT}
        action={
          <Link href={href("/get-started")} css={buttonStyle("primary", "medium")}>
            {t("Install tracking code")}
          </Link>
        }
      >
        {t("Visitors appear here once the tracking code is on your website.")}
      </EmptyState>
    );
  if (kind === "ALL")
    return (
      <EmptyState title={t("No visitors in this range")} icon={icon} minHeight={HEIGHT}>
        {t("Choose a longer range.")}
      </EmptyState>
    );
  return (
    <EmptyState
      title={
        kind === "USERS" ? t("No identified visitors in this range") : t("No visitors with an email in this range")
      }
      icon={icon}
      minHeight={HEIGHT}
    >
      <p>{t("Choose a longer range, or identify visitors when they sign in:")}</p>
      <code
        css={(theme) => ({
          display: "inline-block",
          marginTop: 10,
          padding: "6px 10px",
          borderRadius: theme.radius.medium,
          background: theme.color.sunken,
          color: theme.color.text,
          fontSize: theme.size.small,
        })}
      >
        {IDENTIFY_EXAMPLE}
      </code>
    </EmptyState>
  );
}
