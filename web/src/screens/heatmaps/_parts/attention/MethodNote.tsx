import { t } from "#web/texts/t.ts";
import { fixedNumber } from "#web/ui/format/fixedNumber.ts";
import { inputLabel, partLabels } from "../../_lib/attention/labels.ts";
import type { Prediction } from "../../_lib/attention/prediction.ts";

/** What the prediction is and is not, with the formula's parts and sources. */
export function MethodNote({ prediction }: { prediction: Prediction }) {
  return (
    <div css={(theme) => ({ display: "grid", gap: theme.space.one, fontSize: theme.size.body })}>
      <p>
        {t(
          "This map is predicted by formulas from research on what attracts the eye. It was not measured, and no visitor or language model was asked.",
        )}
      </p>
      <p>{inputLabel(prediction)}</p>
      <ul css={{ margin: 0, paddingLeft: 20 }}>
        {prediction.parts.map(({ part, weight }) => (
          <li key={part}>
            {t("{value} %", { value: fixedNumber(100 * weight, 0) })} {partLabels[part] ?? part}
          </li>
        ))}
      </ul>
    </div>
  );
}
