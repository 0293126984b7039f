/**
 * @generated SignedSource<<e4dfe01a4fe7115d8d310ce814b1c015>>
 * @relayHash 153b4a0eabe0cfbb8afcb18a16cc400a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f88f847b6500938ebde002a5cd6b83c6d259e5e5f236c4a0ab68e40ed02a9436

import { ConcreteRequest } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_SUBMIT" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
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
    "id": "f88f847b6500938ebde002a5cd6b83c6d259e5e5f236c4a0ab68e40ed02a9436",
    "metadata": {},
    "name": "useCreateGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "27e0e4998309cb2e59a9356a95ed8515";

export default node;
