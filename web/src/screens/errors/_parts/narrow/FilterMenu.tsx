import { ChevronDown } from "lucide-react";
import { Button } from "#web/ui/actions/Button.tsx";
import { compactNumber } from "#web/ui/format/compactNumber.ts";
import { Menu } from "#web/ui/overlay/Menu.tsx";

interface Props {
  label: string;
  values: readonly { id: string; label: string; count?: number }[];
  onChoose: (id: string) => void;
}

/** The available values of one filter, most frequent first. */
export function FilterMenu({ label, values, onChoose }: Props) {
  return (
    <Menu
      label={label}
      placement="bottom start"
      onAction={onChoose}
      trigger={
        <Button size="small" variant="ghost" isDisabled={values.length === 0}>
          {label}
          <ChevronDown aria-hidden />
        </Button>
      }
      groups={[
        {
          id: label,
          items: values.map(({ count, ...value }) => ({
            ...value,
            ...(count === undefined ? {} : { detail: compactNumber(count) }),
          })),
        },
      ]}
    />
  );
}
