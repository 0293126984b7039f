// How a project measures, and its saving. What is wrong with a field stands under the field.
import { useState } from "react";
import type { Feature } from "#web/__generated__/useUpdateProjectMutation.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useUpdateProject } from "./useUpdateProject.ts";
import { hostsOf } from "./websiteLines.ts";

interface Saved {
  id: string;
  name: string;
  timezone?: string | null | undefined;
  allowedWebsites?: readonly string[] | null | undefined;
  features: readonly string[];
}

const fields = ["name", "timezone", "allowedWebsites"];

export function useWebsiteSettings(saved: Saved) {
  const [name, setName] = useState(saved.name);
  const [timezone, setTimezone] = useState(saved.timezone ?? "");
  const [websites, setWebsites] = useState((saved.allowedWebsites ?? []).join("\n"));
  const [features, setFeatures] = useState<readonly Feature[]>(saved.features as readonly Feature[]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [update, isInFlight] = useUpdateProject();
  const submit = () => {
    if (isInFlight) return;
    setErrors({});
    setProblem(undefined);
    if (name.trim() === "") return setErrors({ name: t("Please enter the name of the project") });
    const change = { timezone: timezone.trim() || null, allowedWebsites: hostsOf(websites), features: [...features] };
    void update({ id: saved.id, name: name.trim(), ...change }).then((refusal) => {
      if (!refusal) {
        wantLayoutAgain();
        toast({ title: t("The settings are saved"), tone: "success" });
      } else if (refusal.field && fields.includes(refusal.field)) setErrors({ [refusal.field]: refusal.message });
      else setProblem(refusal.message);
    });
  };
  const setFeature = (id: Feature, isOn: boolean) =>
    setFeatures((now) => (isOn ? [...now, id] : now.filter((one) => one !== id)));
  return {
    name,
    setName,
    timezone,
    setTimezone,
    websites,
    setWebsites,
    features,
    setFeature,
    errors,
    problem,
    isInFlight,
    submit,
  };
}
