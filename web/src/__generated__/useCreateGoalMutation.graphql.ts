/**
 * @generated SignedSource<<e137e65bd2eb65b6fa4c4f863bd15aac>>
 * @relayHash 586c318bce811df83fa09cbdc38bb4f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ae2ce9c4ec452282af7bdb71100cac7c46c822b3c0a5c6958c241cdb037bcf

import { ConcreteRequest } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_ABANDONED" | "FORM_COMPLETED" | "FORM_SUBMIT" | "FUNNEL_STEP" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
export type CreateGoalInput = {
  isDefault?: boolean | null | undefined;
  key?: string | null | undefined;
  name: string;
  project: string;
  purpose: GoalPurpose;
  rule: GoalRuleInput;
};
export type GoalRuleInput = {
  elementUrl?: string | null | undefined;
  formField?: string | null | undefined;
  type: GoalType;
  value: string;
};
export type useCreateGoalMutation$variables = {
  input: CreateGoalInput;
};
export type useCreateGoalMutation$data = {
  readonly createGoal: {
    readonly goal: {
      readonly goalProfileId: number;
      readonly id: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type useCreateGoalMutation = {
  response: useCreateGoalMutation$data;
  variables: useCreateGoalMutation$variables;
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
    "concreteType": "CreateGoalPayload",
    "kind": "LinkedField",
    "name": "createGoal",
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
            "name": "goalProfileId",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useCreateGoalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateGoalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "09ae2ce9c4ec452282af7bdb71100cac7c46c822b3c0a5c6958c241cdb037bcf",
    "metadata": {},
    "name": "useCreateGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d64ebf40799dfb84565806def54ce627";

export default node;
