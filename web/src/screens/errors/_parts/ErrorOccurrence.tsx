import { ChevronLeft, ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ErrorOccurrence_detail$key } from "#web/__generated__/ErrorOccurrence_detail.graphql.ts";
import { useProjectHref } from "#web/layout/useProjectHref.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";
import { useWatchHref } from "#web/reports/drilldown/useWatchHref.ts";
import { t } from "#web/texts/t.ts";
import { caption } from "#web/theme/textStyle.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { Card } from "#web/ui/layout/Card.tsx";
import { useGoToOccurrence, useOccurrenceKeys } from "../_lib/useOccurrence.ts";

interface Props {
  detail: ErrorOccurrence_detail$key;
  widgetId: number;
}

/** One occurrence: time, page and visitor, with its own stack and breadcrumbs. Pages between occurrences. */
export function ErrorOccurrence({ detail, widgetId }: Props) {
  const { group, occurrence } = useFragment(
    graphql`
      fragment ErrorOccurrence_detail on ErrorDetail {
        group {
          count
        }
        occurrence {
          index
          at
          sessionId
          recordedFrom
          visitorId
          path
          browser
          os
          device
          country
          release
        }
      }
    `,
    detail,
  );
  const { index, at, sessionId, recordedFrom, visitorId, path, browser, os, device, country, release } = occurrence;
  const go = useGoToOccurrence();
  useOccurrenceKeys(index, group.count);
  const href = useProjectHref(widgetId);
  const watch = useWatchHref()({ sessionId, recordedFrom, at });
  const facts = [
    path,
    browser,
    os,
    device && dimensionKind("DEVICE").write(device),
    country && dimensionKind("COUNTRY").write(country),
    release && t("Release {name}", { name: release }),
  ].filter(Boolean);
  return (
    <Card>
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" }}>
        <div role="group" aria-label={t("Occurrences")} css={{ display: "flex", alignItems: "center", gap: 4 }}>
          <IconButton
            label={t("Newer occurrence (K)")}
            size="small"
            isDisabled={index === 0}
            onPress={() => go(index - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <span role="status" css={(theme) => ({ fontWeight: theme.weight.medium, whiteSpace: "nowrap" })}>
            {t("Occurrence {number} of {count}", {
              number: exactNumber(index + 1),
              count: exactNumber(group.count),
            })}
          </span>
          <IconButton
            label={t("Older occurrence (J)")}
            size="small"
            isDisabled={index >= group.count - 1}
            onPress={() => go(index + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <span css={[caption, { flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }]}>
          <RelativeTime at={at} /> · {facts.join(" · ")}
        </span>
        {watch && <TextLink href={watch}>{t("Watch recording")}</TextLink>}
        <TextLink href={href(`/profile/${visitorId}`)}>{t("View visitor")}</TextLink>
      </div>
    </Card>
  );
}
