// A condition that members write in JavaScript, for the tracker to look at on the page. It travels as code in the
// tracker's own script, so that pages whose Content-Security-Policy forbids eval have it too. All of that script would
// fail with it in a browser that can't read it: it has to be one expression, of the JavaScript that the tracker itself
// needs, and the same in a script and in a module, as the check on a page is one.
import { parse, type Expression } from "acorn";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";

const EXAMPLE = "window.cart?.total === 0";
/** As host/tracker/vite.config.ts builds for. */
const ecmaVersion = 2022;

/** What is an expression and no condition, with what to write instead. */
const meant: Partial<Record<Expression["type"], Refusal>> = {
  AssignmentExpression: eventsRefusals.conditionAssigns(),
  UpdateExpression: eventsRefusals.conditionUpdates(),
  ArrowFunctionExpression: eventsRefusals.conditionIsFunction({ example: EXAMPLE }),
  FunctionExpression: eventsRefusals.conditionIsFunction({ example: EXAMPLE }),
  ClassExpression: eventsRefusals.conditionIsClass({ example: EXAMPLE }),
};

/** The line breaks keep a comment at its end from swallowing what comes after. */
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
    // what closes our bracket and opens another is more than one expression
    if (whole?.expression?.type !== "ParenthesizedExpression" || more.length > 0)
      return refuse(eventsRefusals.conditionBracket({ example: EXAMPLE }));
    let { expression } = whole.expression;
    while (expression.type === "ParenthesizedExpression") ({ expression } = expression);
    const instead = meant[expression.type];
    if (instead) refuse(instead);
  }
}

/** A function of the page, in the words of the tracker; for a condition that was not refused. */
export const conditionCode = (condition: string): string => `()=>${inBrackets(condition)}`;
