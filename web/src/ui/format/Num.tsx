import { tabular } from "#web/theme/textStyle.ts";
import { compactNumber, exactNumber } from "./compactNumber.ts";

interface Props {
  value: number | null | undefined;
}

/** A compact number with the exact one in its title. */
export function Num({ value }: Props) {
  return (
    <span title={exactNumber(value)} css={tabular}>
      {compactNumber(value)}
    </span>
  );
}
