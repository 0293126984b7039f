import { X } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { IconButton } from "#web/ui/actions/IconButton.tsx";
import { sentimentLabels, withChoice } from "../_lib/feedbackChoices.ts";

const kinds = [
  { name: "sentiment", write: (value: string) => t("Sentiment: {value}", { value: sentimentLabels[value] ?? value }) },
  { name: "page", write: (value: string) => t("Page: {value}", { value }) },
  { name: "word", write: (value: string) => t("Word: {value}", { value }) },
] as const;

/** What narrows the report, as chips that take themselves away. */
export function ActiveFilters() {
  const [search, setSearch] = useSearchParams();
  const chips = kinds.flatMap(({ name, write }) => {
    const value = search.get(name);
    return value === null ? [] : [{ name, text: write(value) }];
  });
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t("Filters")}
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        gap: theme.space.one,
        margin: `0 0 ${theme.space.two}px`,
        padding: 0,
        listStyle: "none",
      })}
    >
      {chips.map(({ name, text }) => (
        <li
          key={name}
          css={(theme) => ({
            display: "inline-flex",
            alignItems: "center",
            gap: 4,
            maxWidth: "100%",
            padding: "1px 2px 1px 10px",
            border: `1px solid ${theme.color.border}`,
            borderRadius: theme.radius.large,
            background: theme.color.raised,
            fontSize: theme.size.small,
          })}
        >
          <span title={text} css={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {text}
          </span>
          <IconButton
            label={t("Remove filter: {text}", { text })}
            size="small"
            onPress={() => setSearch((now) => withChoice(now, name, null), { preventScrollReset: true })}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
