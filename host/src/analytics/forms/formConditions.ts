/** Conditions on an event, with their parameters. */
export interface FormConditions {
  isForm: string;
  /** "0" with the rule `none`, which follows from the form's own events */
  isSuccess: string;
  hasRule: boolean;
  params: Readonly<Record<string, string | number>>;
}
