// What zod finds wrong with an input, as a refusal that names the field and the remedy.
import type { z } from "zod";
import type { Refusal } from "./message.ts";
import { requestRefusals, valueTypes } from "./request.ts";
import { isRequirement } from "./requirements.ts";

type Issue = z.core.$ZodIssue;

const isValueType = (text: string): text is keyof typeof valueTypes => Object.hasOwn(valueTypes, text);

const oneOf = (field: string, values: readonly unknown[]): Refusal => {
  const choices = values.map((value) => JSON.stringify(value)).join(", ");
  return values.length === 1
    ? requestRefusals.exactly({ field, value: choices })
    : requestRefusals.oneOf({ field, choices });
};

function tooBig(field: string, origin: string, max: number): Refusal {
  if (origin === "string") return requestRefusals.textTooLong({ field, max });
  if (origin === "array" || origin === "set") return requestRefusals.tooManyEntries({ field, max });
  return requestRefusals.aboveMaximum({ field, max });
}

function tooSmall(field: string, origin: string, min: number, inclusive: boolean): Refusal {
  if (origin === "string") return requestRefusals.textTooShort({ field, min });
  if (origin === "array" || origin === "set") return requestRefusals.tooFewEntries({ field, min });
  return inclusive ? requestRefusals.belowMinimum({ field, min }) : requestRefusals.notAbove({ field, min });
}

/** Of a union only what concerns the value itself: what is inside of one of its forms need not be the form that was meant. */
function ofUnion(field: string, forms: readonly (readonly Issue[])[]): Refusal {
  const own = forms.flat().filter(({ path }) => path.length === 0);
  const values = own.flatMap((issue) => (issue.code === "invalid_value" ? issue.values : []));
  if (values.length > 0) return oneOf(field, values);
  const [only] = own;
  return own.length === 1 && only ? refusalOfIssue(only, field) : requestRefusals.otherForm({ field });
}

/** `field`: as the sentence names it. */
export function refusalOfIssue(issue: Issue, field: string): Refusal {
  if (isRequirement(issue.message)) return requestRefusals.unmet({ field, requirement: issue.message });
  switch (issue.code) {
    case "invalid_value":
      return oneOf(field, issue.values);
    case "invalid_union":
      return ofUnion(field, issue.errors);
    case "invalid_type":
      return isValueType(issue.expected)
        ? requestRefusals.otherType({ field, type: valueTypes[issue.expected] })
        : requestRefusals.notValid({ field });
    case "too_big":
      return tooBig(field, issue.origin, Number(issue.maximum));
    case "too_small":
      return tooSmall(field, issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case "invalid_format":
      return issue.format === "datetime"
        ? requestRefusals.notAnInstant({ field })
        : requestRefusals.notValid({ field });
    default:
      return requestRefusals.notValid({ field });
  }
}
