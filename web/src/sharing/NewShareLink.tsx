import { presetDays } from "@sightline/schema/rest/ranges/presets";
import { ChevronRight, Copy } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewShareLink_project$key } from "#web/__generated__/NewShareLink_project.graphql.ts";
import type { ShareModule } from "#web/__generated__/ShareDialogContentQuery.graphql.ts";
import { rangeName } from "#web/reports/url/rangeName.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { copyText } from "#web/ui/actions/copyText.ts";
import { today } from "#web/ui/dates/today.ts";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Checkbox } from "#web/ui/forms/Checkbox.tsx";
import { rangeLabel } from "#web/ui/format/dateLabel.ts";
import { LinkOptions } from "./LinkOptions.tsx";
import { moduleName } from "./moduleLabels.ts";
import { reusableLink } from "./reusableLink.ts";
import { SharePreviewPanel } from "./SharePreviewPanel.tsx";
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
  onCopied: (url: string) => void;
}

/** One press copies a link: the one that already shows the same, or a new one. */
export function NewShareLink({ project, item, connections, onCopied }: Props) {
  const { module, start } = item;
  const itemId = item.itemId ?? null;
  const { id, name, timezone, createdAt, share } = useFragment(
    graphql`
      fragment NewShareLink_project on Project {
        id
        name
        timezone
        createdAt
        share {
          links(first: 50, module: $module, itemId: $itemId) @connection(key: "ShareLinkList_links") {
            edges {
              node {
                id
                ...reusableLink_link
              }
            }
          }
        }
      }
    `,
    project,
  );
  const [state] = useReportState();
  const chosen = item.range ?? state.range;
  const [startsThere, setStartsThere] = useState(true);
  const [isFixed, setFixed] = useState(false);
  const [hasOptions, setOptionsShown] = useState(false);
  const { options, change, passwordError, problem, isInFlight, create } = useNewShareLink(connections);
  const { freeRange, redactPersonalData, allowDownload } = options;
  const days =
    "preset" in chosen ? presetDays(chosen.preset, today(timezone ?? undefined), createdAt?.slice(0, 10)) : chosen;
  const range = isFixed ? days : chosen;
  const dates = rangeLabel(days.startDate, days.endDate);
  const urlToCopy = async () => {
    const links = share.links?.edges.map(({ node }) => node) ?? [];
    const found = reusableLink(links, range, options) ?? (await create({ project: id, module, itemId, range }));
    return found !== undefined && start && startsThere ? `${found}?t=${start.second}` : found;
  };
  const copy = async () => {
    const pending = urlToCopy();
    const copied = copyText(pending);
    const url = await pending;
    if (url === undefined) return;
    onCopied(url);
    if (await copied) toast({ title: t("Link copied"), tone: "success" });
  };
  const shownRange = freeRange ? t("any date range") : "preset" in range ? rangeName(range) : dates;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isInFlight) void copy();
      }}
      css={(theme) => ({ display: "grid", gap: theme.space.two })}
    >
      <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.body })}>
        {t("Anyone with the link can view this, without an account. It is read-only and opens nothing else.")}
      </p>
      <ProblemBanner problem={problem} />
      {start && (
        <div>
          <Checkbox isSelected={startsThere} onChange={setStartsThere}>
            {start.label}
          </Checkbox>
        </div>
      )}
      <div css={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
        <Button type="submit" variant="primary" icon={<Copy aria-hidden />} loading={isInFlight} autoFocus>
          {t("Copy link")}
        </Button>
        <span css={(theme) => ({ flex: 1, color: theme.color.muted, fontSize: theme.size.body })}>{shownRange}</span>
        <Button
          variant="ghost"
          aria-expanded={hasOptions}
          icon={<ChevronRight aria-hidden css={{ transform: hasOptions ? "rotate(90deg)" : "none" }} />}
          onPress={() => setOptionsShown(!hasOptions)}
        >
          {t("Options")}
        </Button>
      </div>
      {hasOptions && (
        <LinkOptions
          {...{ module, options, passwordError }}
          onChange={change}
          hasOwnRange={item.range !== undefined}
          {...("preset" in chosen && {
            rolling: { preset: chosen.preset, days: dates, isFixed, onFixedChange: setFixed },
          })}
        />
      )}
      {hasOptions && (
        <SharePreviewPanel
          {...{ project: id, module, itemId, freeRange, redactPersonalData, allowDownload }}
          what={t("{module} · {name}", { module: moduleName(module), name })}
          days={shownRange}
        />
      )}
    </form>
  );
}
