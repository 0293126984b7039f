import { conflict, invalid, notFound, plan, refusals } from "../refusals/message.ts";

export const formsRefusals = refusals("forms", {
  noForm: invalid("{field}: choose a form or send its rule"),
  twoForms: invalid("{field}: choose either a saved form or a rule"),
  successWithoutRule: invalid("{field}: a saved form has its own rule for success"),
  tooManyForms: conflict("A project can have at most {max, number} saved forms. Delete one first."),
  formNotFound: notFound("This form doesn't exist, or you don't have access"),
  usedByGoal: conflict("The goal {name} counts this form. Archive the goal first, or ignore the form instead."),
  notIncluded: plan("Form analytics is turned off for this project. Turn it on in the project's settings."),
});
