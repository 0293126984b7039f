import { graphql, useFragment } from "react-relay";
import type { PageSelect_pages$key } from "#web/__generated__/PageSelect_pages.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Select } from "#web/ui/forms/Select.tsx";

interface Props {
  pages: PageSelect_pages$key | null;
  /** the chosen page; "" for none */
  address: string;
  /** what is chosen without a page */
  none?: string;
  onChange: (address: string) => void;
}

/** One of the most viewed pages that were recorded. */
export function PageSelect({ pages, address, none, onChange }: Props) {
  const data = useFragment(
    graphql`
      fragment PageSelect_pages on HeatmapPages {
        rows {
          url
          path
          hasSnapshot
        }
      }
    `,
    pages,
  );
  const recorded = data?.rows.filter(({ hasSnapshot }) => hasSnapshot) ?? [];
  // a link may name a page that is not among the most viewed ones
  const isListed = address === "" || recorded.some(({ url }) => url === address);
  const listed = isListed ? recorded : [{ url: address, path: address }, ...recorded];
  return (
    <Select
      label={t("Page")}
      value={address === "" && none === undefined ? null : address}
      choices={[
        ...(none === undefined ? [] : [{ id: "", label: none }]),
        ...listed.map(({ url, path }) => ({ id: url, label: path })),
      ]}
      onChange={onChange}
      css={{ width: 320, maxWidth: "100%" }}
    />
  );
}
