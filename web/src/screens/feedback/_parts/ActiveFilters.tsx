import { useSearchParams } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { FilterChip, FilterChipList } from "#web/ui/actions/FilterChip.tsx";
import { sentimentLabels, withChoice } from "../_lib/feedbackChoices.ts";

const kinds = [
  { name: "sentiment", write: (value: string) => t("Sentiment: {value}", { value: sentimentLabels[value] ?? value }) },
  { name: "page", write: (value: string) => t("Page: {value}", { value }) },
  { name: "word", write: (value: string) => t("Word: {value}", { value }) },
] as const;

/** The report's filters as removable chips. */
export function ActiveFilters() {
  const [search, setSearch] = useSearchParams();
  const chips = kinds.flatMap(({ name, write }) => {
    const value = search.get(name);
    return value === null ? [] : [{ name, text: write(value) }];
  });
  if (chips.length === 0) return null;
  return (
    <FilterChipList label={t("Filters")} css={(theme) => ({ marginBottom: theme.space.two })}>
      {chips.map(({ name, text }) => (
        <FilterChip
          key={name}
          text={text}
          onRemove={() => setSearch((now) => withChoice(now, name, null), { preventScrollReset: true })}
        />
      ))}
    </FilterChipList>
  );
}
