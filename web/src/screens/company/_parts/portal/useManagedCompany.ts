// The editable properties of a company as form values, and the mutation, which sends only changed ones.
import { graphql, useFragment } from "react-relay";
import type { useManagedCompany_company$key } from "#web/__generated__/useManagedCompany_company.graphql.ts";
import type {
  UpdateManagedCompanyInput,
  useManagedCompanyMutation,
} from "#web/__generated__/useManagedCompanyMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

const whole = (text: string, most: number) => /^\d{1,10}$/.test(text.trim()) && Number(text) <= most;
const MOST = 1_000_000_000;

export function useManagedCompany(company: useManagedCompany_company$key, onSaved: () => void) {
  const saved = useFragment(
    graphql`
      fragment useManagedCompany_company on ManagedCompany {
        id
        name
        planCode
        daysLeft
        extraSessions
        extraPageviews
        state
      }
    `,
    company,
  );
  const [commit] = useMutation<useManagedCompanyMutation>(graphql`
    mutation useManagedCompanyMutation($input: UpdateManagedCompanyInput!) {
      updateManagedCompany(input: $input) {
        company {
          ...CompanyDialog_company
          ...CompanyTable_company
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const start = {
    planCode: String(saved.planCode),
    daysLeft: saved.daysLeft === null || saved.daysLeft === undefined ? "" : String(Math.max(0, saved.daysLeft)),
    extraSessions: String(saved.extraSessions),
    extraPageviews: String(saved.extraPageviews),
    isSuspended: saved.state === "SUSPENDED",
  };
  const number = t("Enter a whole number from 0 to {most}", { most: MOST });
  return useForm(start, {
    check: ({ daysLeft, extraSessions, extraPageviews }) => ({
      daysLeft:
        daysLeft.trim() === "" || whole(daysLeft, 999)
          ? undefined
          : t("Enter a whole number from 0 to {most}", { most: 999 }),
      extraSessions: whole(extraSessions, MOST) ? undefined : number,
      extraPageviews: whole(extraPageviews, MOST) ? undefined : number,
    }),
    send: async (values) => {
      const input: UpdateManagedCompanyInput = {
        id: saved.id,
        ...(values.planCode !== start.planCode && { planCode: Number(values.planCode) }),
        ...(values.daysLeft.trim() !== start.daysLeft && {
          daysLeft: values.daysLeft.trim() === "" ? null : Number(values.daysLeft),
        }),
        ...(values.extraSessions !== start.extraSessions && { extraSessions: Number(values.extraSessions) }),
        ...(values.extraPageviews !== start.extraPageviews && { extraPageviews: Number(values.extraPageviews) }),
        ...(values.isSuspended !== start.isSuspended && { isSuspended: values.isSuspended }),
      };
      return (await commit({ variables: { input } })).updateManagedCompany.problem;
    },
    done: () => {
      toast({ title: t("{name} saved", { name: saved.name }), tone: "success" });
      onSaved();
    },
  });
}
