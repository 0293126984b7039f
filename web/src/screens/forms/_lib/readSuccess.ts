import { graphql, readInlineData } from "react-relay";
import type { FormSuccessKind } from "#web/__generated__/useCreateFormMutation.graphql.ts";
import type { readSuccess_success$key } from "#web/__generated__/readSuccess_success.graphql.ts";
import { pageMatchOf } from "./pageMatch.ts";

const kinds = ["NONE", "EVENT", "PAGE"] as const satisfies readonly FormSuccessKind[];

/** When a form was submitted successfully, with empty texts for what belongs to another kind. */
export function readSuccess(success: readSuccess_success$key) {
  const { kind, event, page } = readInlineData(
    graphql`
      fragment readSuccess_success on FormSuccess @inline {
        kind
        event
        page {
          match
          value
        }
      }
    `,
    success,
  );
  return {
    kind: kinds.find((one) => one === kind) ?? "NONE",
    event: event ?? "",
    page: { match: pageMatchOf(page?.match), value: page?.value ?? "" },
  };
}

export type FormSuccess = ReturnType<typeof readSuccess>;
