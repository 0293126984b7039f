// The form of a project's tracking settings, and its mutation.
import type { Feature } from "#web/__generated__/useUpdateProjectMutation.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useUpdateProject } from "./useUpdateProject.ts";
import { hostsOf } from "./websiteLines.ts";

/** Option value for reports in the time zone of the member who reads them. */
export const MEMBERS_ZONE = "members";

interface Saved {
  id: string;
  name: string;
  timezone?: string | null | undefined;
  allowedWebsites?: readonly string[] | null | undefined;
  features: readonly string[];
}

export function useWebsiteSettings({ id, ...saved }: Saved) {
  const [update] = useUpdateProject();
  const form = useForm(
    {
      name: saved.name,
      timezone: saved.timezone ?? MEMBERS_ZONE,
      /** one per line */
      allowedWebsites: (saved.allowedWebsites ?? []).join("\n"),
      features: saved.features as readonly Feature[],
    },
    {
      check: ({ name }) => ({ name: name.trim() === "" ? t("Please enter the name of the project") : undefined }),
      send: ({ name, timezone, allowedWebsites, features }) =>
        update({
          id,
          name: name.trim(),
          timezone: timezone === MEMBERS_ZONE ? null : timezone,
          allowedWebsites: hostsOf(allowedWebsites),
          features: [...features],
        }),
      done: () => {
        wantLayoutAgain();
        toast({ title: t("Settings saved"), tone: "success" });
      },
    },
  );
  const setFeature = (feature: Feature, isOn: boolean) => {
    const others = form.values.features.filter((one) => one !== feature);
    form.set("features")(isOn ? [...others, feature] : others);
  };
  return { ...form, setFeature };
}
