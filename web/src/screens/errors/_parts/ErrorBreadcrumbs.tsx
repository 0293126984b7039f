import { graphql, useFragment } from "react-relay";
import type { ErrorBreadcrumbs_detail$key } from "#web/__generated__/ErrorBreadcrumbs_detail.graphql.ts";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine, tabular } from "#web/theme/textStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";

const labels: Readonly<Record<string, string>> = {
  pageview: t("Page view"),
  click: t("Click"),
  rage: t("Rage click"),
  dead: t("Dead click"),
  event: t("Event"),
  outbound: t("Outbound link"),
  error: t("Error"),
  form_submit: t("Form submitted"),
};

const clock = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** The actions in the session before the error. */
export function ErrorBreadcrumbs({ detail }: { detail: ErrorBreadcrumbs_detail$key }) {
  const { breadcrumbs } = useFragment(
    graphql`
      fragment ErrorBreadcrumbs_detail on ErrorDetail {
        breadcrumbs {
          at
          type
          path
          text
        }
      }
    `,
    detail,
  );
  return (
    <Card
      title={t("Events before the error")}
      definition={t("The last 20 actions in the session before this occurrence. Times are in your local time.")}
    >
      {breadcrumbs.length === 0 ? (
        <p css={caption}>{t("No events in the session before the error.")}</p>
      ) : (
        <ol css={{ listStyle: "none", margin: 0, padding: 0, maxHeight: 340, overflow: "auto" }}>
          {breadcrumbs.map(({ at, type, path, text }, n) => (
            <li
              key={`${at} ${n}`}
              css={(theme) => ({
                display: "grid",
                gridTemplateColumns: "64px 92px minmax(0, 1fr)",
                gap: 8,
                padding: "5px 0",
                fontSize: theme.size.small,
                borderTop: n === 0 ? 0 : `1px solid ${theme.color.border}`,
              })}
            >
              <span css={(theme) => ({ ...tabular, color: theme.color.muted })}>{clock.format(new Date(at))}</span>
              <span css={(theme) => ({ fontWeight: theme.weight.medium })}>{labels[type] ?? type}</span>
              <span css={{ ...oneLine }} title={`${text} ${path}`}>
                {text && `${text} `}
                <span css={(theme) => ({ color: theme.color.muted })}>{path}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
