import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FunnelFields_project$key } from "#web/__generated__/FunnelFields_project.graphql.ts";
import { firstPage } from "#web/layout/install/firstPage.ts";
import { canBeStep } from "#web/reports/funnels/funnelSteps.ts";
import { t } from "#web/texts/t.ts";
import { caption, heading } from "#web/theme/textStyle.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { modeChoices, orderChoices } from "../../_lib/funnelChoices.ts";
import { ExclusionList } from "./ExclusionList.tsx";
import { StepList } from "./StepList.tsx";
import type { FunnelForm } from "./useCreateFunnel.ts";
import { WindowFields } from "./WindowFields.tsx";

interface Props {
  form: FunnelForm;
  project: FunnelFields_project$key;
  isNew: boolean;
}

export function FunnelFields({ form, project, isNew }: Props) {
  const { id, allowedWebsites, goals, events } = useFragment(
    graphql`
      fragment FunnelFields_project on Project {
        id
        allowedWebsites
        goals {
          list(first: 100) {
            edges {
              node {
                goalProfileId
                name
                type
              }
            }
          }
        }
        events {
          recent {
            name
            displayName
          }
        }
      }
    `,
    project,
  );
  const { values, errors } = form;
  const offered = {
    goals: (goals.list?.edges ?? [])
      .filter(({ node }) => canBeStep(node.type))
      .map(({ node }) => ({ id: String(node.goalProfileId), label: node.name })),
    events: (events.recent ?? []).map(({ name, displayName }) => ({ id: name, label: displayName ?? name })),
    pickSource: { projectId: id, site: firstPage(allowedWebsites) },
  };
  return (
    <>
      <TextField
        label={t("Name")}
        placeholder={t("Checkout")}
        maxLength={100}
        autoFocus={isNew}
        {...form.text("name")}
      />
      <Section title={t("Steps")} error={errors.steps}>
        <StepList
          steps={values.steps}
          onChange={form.set("steps")}
          offered={offered}
          canBeOptional={values.order !== "ANY"}
          error={errors.steps}
        />
      </Section>
      <RadioGroup label={t("Order")} choices={orderChoices} {...form.choice("order")} />
      <WindowFields value={values.window} onChange={form.set("window")} error={errors.window} />
      <RadioGroup label={t("Count")} choices={modeChoices} {...form.choice("mode")} />
      <Section title={t("Exclusions")} error={errors.exclusions}>
        <p css={caption}>{t("Leaves out visitors from the step at which they do one of these.")}</p>
        <ExclusionList
          projectId={id}
          exclusions={values.exclusions}
          onChange={form.set("exclusions")}
          offered={offered}
          isAny={values.order === "ANY"}
          steps={values.steps}
          error={errors.exclusions}
        />
      </Section>
    </>
  );
}

function Section({ title, error, children }: { title: string; error: string | undefined; children: ReactNode }) {
  return (
    <section css={(theme) => ({ display: "grid", gap: theme.space.one, gridTemplateColumns: "minmax(0, 1fr)" })}>
      <h3 css={(theme) => ({ ...heading(theme), fontSize: theme.size.body })}>{title}</h3>
      {children}
      {error && (
        <p role="alert" tabIndex={-1} css={(theme) => ({ ...caption(theme), color: theme.color.danger })}>
          {error}
        </p>
      )}
    </section>
  );
}
