// A condition that members write in JavaScript and the tracker evaluates on the page. It is part of the tracker script
// itself, so that it also works on pages whose Content-Security-Policy forbids eval. A syntax error in it would break
// the whole script. Therefore it must be a single expression in the JavaScript version that the tracker itself
// requires, and must mean the same in a script and in a module, because the rule check on a page is a module.
import { parse, type Expression } from "acorn";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";

const EXAMPLE = "window.cart?.total === 0";
/** The build target of host/tracker/vite.config.ts. */
const ecmaVersion = 2022;

/** Expressions that are not conditions, with the suggested replacement. */
const meant: Partial<Record<Expression["type"], Refusal>> = {
  AssignmentExpression: eventsRefusals.conditionAssigns(),
  UpdateExpression: eventsRefusals.conditionUpdates(),
  ArrowFunctionExpression: eventsRefusals.conditionIsFunction({ example: EXAMPLE }),
  FunctionExpression: eventsRefusals.conditionIsFunction({ example: EXAMPLE }),
  ClassExpression: eventsRefusals.conditionIsClass({ example: EXAMPLE }),
};

/** The line breaks prevent a trailing comment from swallowing the closing bracket. */
const inBrackets = (condition: string) => `(\n${condition}\n)`;
const BEFORE = inBrackets("").indexOf("\n") + 1;

function positionOf(error: unknown): number {
  const at = error instanceof SyntaxError && "pos" in error ? Number(error.pos) : BEFORE;
  return at - BEFORE;
}

export function refuseCondition(condition: string, field: string): void {
  const refuse = (refusal: Refusal): never => {
    throw new Problem(refusal, { field });
  };
  for (const sourceType of ["module", "script"] as const) {
    let found: readonly { type: string; expression?: Expression }[];
    try {
      const options = { ecmaVersion, sourceType, preserveParens: true, allowAwaitOutsideFunction: false } as const;
      found = parse(inBrackets(condition), options).body as typeof found;
    } catch (error) {
      const at = positionOf(error);
      return refuse(
        at >= condition.length
          ? eventsRefusals.conditionIncomplete({ example: EXAMPLE })
          : eventsRefusals.conditionUnreadable({ position: at + 1, example: EXAMPLE }),
      );
    }
    const [whole, ...more] = found;
    // code that closes our bracket and opens another is more than one expression
    if (whole?.expression?.type !== "ParenthesizedExpression" || more.length > 0)
      return refuse(eventsRefusals.conditionBracket({ example: EXAMPLE }));
    let { expression } = whole.expression;
    while (expression.type === "ParenthesizedExpression") ({ expression } = expression);
    const instead = meant[expression.type];
    if (instead) refuse(instead);
  }
}

/** The condition as a function in the tracker script. Only for conditions that passed validation. */
export const conditionCode = (condition: string): string => `()=>${inBrackets(condition)}`;
