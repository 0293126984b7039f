/**
 * @generated SignedSource<<83d51a299096bd40c9545f6e3648c00c>>
 * @relayHash d6e279656e75de883c61d0c70d499b71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fed3312a0dece0ea11afdce3ac706d64137b098d874e6392ad31efe13e4332df

import { ConcreteRequest } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
export type UpdateGoalInput = {
  id: string;
  isArchived?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  purpose?: GoalPurpose | null | undefined;
  rule?: GoalRuleInput | null | undefined;
};
export type GoalRuleInput = {
  elementUrl?: string | null | undefined;
  formField?: string | null | undefined;
  type: GoalType;
  value: string;
};
export type useArchiveGoalBackMutation$variables = {
  input: UpdateGoalInput;
};
export type useArchiveGoalBackMutation$data = {
  readonly updateGoal: {
    readonly goal: {
      readonly id: string;
      readonly isArchived: boolean;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useArchiveGoalBackMutation = {
  response: useArchiveGoalBackMutation$data;
  variables: useArchiveGoalBackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateGoalPayload",
    "kind": "LinkedField",
    "name": "updateGoal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Goal",
        "kind": "LinkedField",
        "name": "goal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isArchived",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "params",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useArchiveGoalBackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchiveGoalBackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fed3312a0dece0ea11afdce3ac706d64137b098d874e6392ad31efe13e4332df",
    "metadata": {},
    "name": "useArchiveGoalBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f222c7d6d8df422577cdf6af312870e2";

export default node;
