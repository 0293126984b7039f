import { Lock } from "lucide-react";
import type { CompanyLinks_viewer$data } from "#web/__generated__/CompanyLinks_viewer.graphql.ts";
import { itemWords, moduleName } from "#web/screens/_parts/share/moduleWords.ts";
import { t } from "#web/texts/t.ts";
import { oneLine } from "#web/theme/textStyle.ts";
import { Badge } from "#web/ui/data/Badge.tsx";
import type { Column } from "#web/ui/data/columns.ts";
import { RelativeTime } from "#web/ui/format/RelativeTime.tsx";
import { linkState } from "./linkState.ts";

export type CompanyLink = NonNullable<CompanyLinks_viewer$data["shareLinks"]>["edges"][number]["node"];

const where = ({ module, itemId }: CompanyLink) => [moduleName(module), itemWords(itemId)].filter(Boolean).join(" · ");

export const linkColumns: Column<CompanyLink>[] = [
  {
    id: "where",
    title: t("Leads to"),
    value: (link) => where(link),
    render: (link) => (
      <span
        title={`${where(link)}, ${link.project?.name ?? ""}`}
        css={{ display: "inline-flex", alignItems: "center", gap: 8, maxWidth: "100%" }}
      >
        <span css={(t) => ({ fontWeight: t.weight.medium, color: t.color.accent, ...oneLine })}>{where(link)}</span>
        {link.hasPassword && <Lock size={13} aria-label={t("Asks for a password")} css={{ flex: "none" }} />}
      </span>
    ),
  },
  { id: "project", title: t("Project"), width: 150, value: ({ project }) => project?.name, wideOnly: true },
  {
    id: "by",
    title: t("Made"),
    width: 190,
    wideOnly: true,
    value: ({ createdAt }) => createdAt,
    render: ({ createdAt, createdBy }) => (
      <span title={createdBy} css={oneLine}>
        <RelativeTime at={createdAt} /> {t("by {createdBy}", { createdBy })}
      </span>
    ),
  },
  {
    id: "expires",
    title: t("Expires"),
    width: 110,
    wideOnly: true,
    value: ({ expiresAt }) => expiresAt,
    render: ({ expiresAt }) => (expiresAt ? <RelativeTime at={expiresAt} /> : t("Never")),
  },
  { id: "views", title: t("Views"), numeric: true, width: 76, value: ({ clicks }) => clicks },
  {
    id: "last",
    title: t("Last view"),
    width: 110,
    wideOnly: true,
    value: ({ lastOpenedAt }) => lastOpenedAt,
    render: ({ lastOpenedAt }) => (lastOpenedAt ? <RelativeTime at={lastOpenedAt} /> : t("Never")),
  },
  {
    id: "state",
    title: t("State"),
    width: 96,
    value: (link) => linkState(link),
    render: (link) => <Badge tone={link.isOpen ? "positive" : "neutral"}>{linkState(link)}</Badge>,
  },
];
