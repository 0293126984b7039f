import { graphql, useFragment } from "react-relay";
import type { ErrorCrumbs_detail$key } from "#web/__generated__/ErrorCrumbs_detail.graphql.ts";
import { locale } from "#web/texts/catalogue.ts";
import { t } from "#web/texts/t.ts";
import { caption, oneLine, tabular } from "#web/theme/textStyle.ts";
import { Card } from "#web/ui/layout/Card.tsx";

const words: Readonly<Record<string, string>> = {
  pageview: t("Page view"),
  click: t("Click"),
  rage: t("Rage click"),
  dead: t("Dead click"),
  event: t("Event"),
  outbound: t("Outbound link"),
  error: t("Error"),
  form_submit: t("Form sent"),
};

const clock = new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** What was done in the session before the error. */
export function ErrorCrumbs({ detail }: { detail: ErrorCrumbs_detail$key }) {
  const { breadcrumbs } = useFragment(
    graphql`
      fragment ErrorCrumbs_detail on ErrorDetail {
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
      title={t("What came before")}
      definition={t(
        "The last 20 things that happened in the session before this occurrence. Times are on your own clock.",
      )}
    >
      {breadcrumbs.length === 0 ? (
        <p css={caption}>{t("Nothing was seen in the session before the error.")}</p>
      ) : (
        <ol css={{ listStyle: "none", margin: 0, padding: 0, maxHeight: 340, overflow: "auto" }}>
          {breadcrumbs.map(({ at, type, path, text }, n) => (
            <li
              key={`${at} ${n}`}
              css={(t) => ({
                display: "grid",
                gridTemplateColumns: "64px 92px minmax(0, 1fr)",
                gap: 8,
                padding: "5px 0",
                fontSize: t.size.small,
                borderTop: n === 0 ? 0 : `1px solid ${t.color.border}`,
              })}
            >
              <span css={(t) => ({ ...tabular, color: t.color.muted })}>{clock.format(new Date(at))}</span>
              <span css={(t) => ({ fontWeight: t.weight.medium })}>{words[type] ?? type}</span>
              <span css={{ ...oneLine }} title={`${text} ${path}`}>
                {text && `${text} `}
                <span css={(t) => ({ color: t.color.muted })}>{path}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
