import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { TableFooter } from "#web/reports/tables/TableFooter.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";

export const DRILL_PAGE = 100;

interface Props {
  offset: number;
  shown: number;
  total: number;
  /** additional content of the row */
  children: ReactNode;
}

/** The visible rows, the total, and previous and next page. The page is stored in the URL. */
export function DrillPages({ offset, shown, total, children }: Props) {
  const [, setSearch] = useSearchParams();
  const page = (next: number) =>
    setSearch((now) => {
      const address = new URLSearchParams(now);
      if (next > 0) address.set("offset", String(next));
      else address.delete("offset");
      return address;
    });
  return (
    <TableFooter
      csv={
        <>
          {offset > 0 && (
            <Button size="small" onPress={() => page(Math.max(0, offset - DRILL_PAGE))}>
              {t("Before")}
            </Button>
          )}
          {offset + shown < total && (
            <Button size="small" onPress={() => page(offset + DRILL_PAGE)}>
              {t("More")}
            </Button>
          )}
          {children}
        </>
      }
    >
      {t("{first} to {last} of {total}", {
        first: exactNumber(offset + 1),
        last: exactNumber(offset + shown),
        total: exactNumber(total),
      })}
    </TableFooter>
  );
}
