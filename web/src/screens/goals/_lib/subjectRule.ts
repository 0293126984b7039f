// The rule of a goal on a funnel's step or a form, in words.
import { graphql, readInlineData } from "react-relay";
import type { subjectRule_goal$key } from "#web/__generated__/subjectRule_goal.graphql.ts";
import { t } from "#web/texts/t.ts";

interface SubjectRule {
  rule: string;
  /** what a member should know of the funnel or form */
  note: string | undefined;
}

/** Undefined for the other types. */
export function subjectRule(goal: subjectRule_goal$key): SubjectRule | undefined {
  const { type, formField, subject } = readInlineData(
    graphql`
      fragment subjectRule_goal on Goal @inline {
        type
        formField
        subject {
          name
          step {
            number
            of
            name
          }
          state
        }
      }
    `,
    goal,
  );
  if (!subject) return undefined;
  const { name, step, state } = subject;
  if (!step) return { rule: formRule(type, name, formField), note: formNotes[state] };
  const { number, of, name: label } = step;
  const rule = label
    ? t("Reached step {number} of {of} of the funnel {name}: {label}", { number, of, name, label })
    : t("Reached step {number} of {of} of the funnel {name}", { number, of, name });
  return { rule, note: funnelNotes[state] };
}

function formRule(type: string, name: string, field: string): string {
  if (type === "FORM_COMPLETED") return t("Completed the form {name}", { name });
  return field
    ? t("Abandoned the form {name} at the field {field}", { name, field })
    : t("Abandoned the form {name}", { name });
}

const funnelNotes: Readonly<Record<string, string>> = {
  OFF: t("Funnels are turned off for this project. The goal counts nothing until they are turned on."),
  DELETED: t("The funnel was deleted. The goal still counts it."),
  ARCHIVED: t("The funnel is archived. The goal still counts it."),
};

const formNotes: Readonly<Record<string, string>> = {
  OFF: t("Form analytics is turned off for this project. The goal counts nothing until it is turned on."),
  DELETED: t("The form was deleted. The goal still counts it."),
  ARCHIVED: t("The form is ignored in the list of forms. The goal still counts it."),
};
