// The form of the project's privacy settings.
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { NO_CURRENCY } from "./currencyGroups.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

interface Saved {
  currency: string | null | undefined;
  anonymisesAddresses: boolean;
  respectsDoNotTrack: boolean;
  keepsText: boolean;
  followsSinglePageApps: boolean;
  retentionDays: number | null | undefined;
}

export function usePrivacySettings(id: string, saved: Saved) {
  const { currency, retentionDays, ...switches } = saved;
  const [update] = useUpdateProject();
  return useForm(
    { ...switches, retentionDays: retentionDays ? String(retentionDays) : "", currency: currency ?? NO_CURRENCY },
    {
      send: (values) =>
        update({
          id,
          setting: {
            ...values,
            currency: values.currency === NO_CURRENCY ? null : values.currency,
            retentionDays: values.retentionDays === "" ? null : Number(values.retentionDays),
          },
        }),
      done: () => void toast({ title: t("Settings saved"), tone: "success" }),
    },
  );
}
