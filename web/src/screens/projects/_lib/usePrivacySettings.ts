// The form of the project's privacy settings.
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
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
    { ...switches, retentionDays: retentionDays ? String(retentionDays) : "", currency: currency ?? "" },
    {
      check: (values) => ({
        currency: /^([a-z]{3})?$/i.test(values.currency.trim())
          ? undefined
          : t("Please enter a 3-letter currency code, such as EUR"),
      }),
      send: (values) =>
        update({
          id,
          setting: {
            ...values,
            currency: values.currency.trim().toUpperCase() || null,
            retentionDays: values.retentionDays === "" ? null : Number(values.retentionDays),
          },
        }),
      done: () => void toast({ title: t("Settings saved"), tone: "success" }),
    },
  );
}
