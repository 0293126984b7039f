// The form of the project's recording settings.
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

interface SavedRecording {
  isOn: boolean;
  masksTexts: boolean;
  keepsImages: boolean;
  sample: number;
  minSeconds: number;
  maskSelectors: readonly string[];
  blockSelectors: readonly string[];
}

const MOST_SELECTORS = 50;
const LONGEST_SELECTOR = 200;

const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function isSelector(selector: string): boolean {
  try {
    document.createElement("p").matches(selector);
    return selector.length <= LONGEST_SELECTOR;
  } catch {
    return false;
  }
}

function selectorsProblem(typed: string): string | undefined {
  const lines = linesOf(typed);
  if (lines.length > MOST_SELECTORS) return t("Enter at most 50 selectors");
  return lines.every(isSelector) ? undefined : t("Enter CSS selectors, such as .name or #account");
}

const numberOf = (typed: string): number => Number(typed.trim().replace(",", ".") || Number.NaN);

export function useRecordingSettings(id: string, saved: SavedRecording) {
  const { sample, minSeconds, maskSelectors, blockSelectors, ...switches } = saved;
  const [update] = useUpdateProject();
  return useForm(
    {
      ...switches,
      sample: String(sample),
      minSeconds: String(minSeconds),
      maskSelectors: maskSelectors.join("\n"),
      blockSelectors: blockSelectors.join("\n"),
    },
    {
      check: (values) => {
        const [share, seconds] = [numberOf(values.sample), numberOf(values.minSeconds)];
        return {
          sample: share >= 0 && share <= 100 ? undefined : t("Enter a number from 0 to 100"),
          minSeconds:
            Number.isInteger(seconds) && seconds >= 0 && seconds <= 600
              ? undefined
              : t("Enter a whole number from 0 to 600"),
          maskSelectors: selectorsProblem(values.maskSelectors),
          blockSelectors: selectorsProblem(values.blockSelectors),
        };
      },
      send: (values) =>
        update({
          id,
          setting: {
            recording: {
              ...values,
              sample: numberOf(values.sample),
              minSeconds: numberOf(values.minSeconds),
              maskSelectors: linesOf(values.maskSelectors),
              blockSelectors: linesOf(values.blockSelectors),
            },
          },
        }),
      done: () => void toast({ title: t("Settings saved"), tone: "success" }),
    },
  );
}
