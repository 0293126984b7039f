/**
 * @generated SignedSource<<e888f6d1d6c978e60cb28ddbe100039c>>
 * @relayHash a3bfc8b55c4f4556d8ccb6524e8a73b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33fbaf530ca6aa9ec15732699ec710cba6cffec2fd7bf253593aca17dd8de507

import { ConcreteRequest } from 'relay-runtime';
export type GoalPurpose = "ENGAGE" | "GENERATE" | "SELL" | "%future added value";
export type GoalType = "CLICK_ON_ELEMENT" | "CLICK_ON_TEXT" | "DURATION" | "ELEMENT_APPEARS" | "EVENT" | "EXTERNAL_LINK" | "FORM_SUBMIT" | "PAGEVIEW" | "PAGEVIEW_EXACT" | "PAGEVIEW_REGEX" | "PAGEVIEW_WILDCARD" | "REVENUE" | "SCRIPT" | "SCROLLING" | "%future added value";
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
  type: GoalType;
  value: string;
};
export type useEditGoalMutation$variables = {
  input: UpdateGoalInput;
};
export type useEditGoalMutation$data = {
  readonly updateGoal: {
    readonly goal: {
      readonly elementUrl: string;
      readonly id: string;
      readonly isDefault: boolean;
      readonly name: string;
      readonly purpose: GoalPurpose;
      readonly type: GoalType;
      readonly value: string;
    } | null | undefined;
    readonly problem: {
      readonly field: string | null | undefined;
      readonly message: string;
    } | null | undefined;
  };
};
export type useEditGoalMutation = {
  response: useEditGoalMutation$data;
  variables: useEditGoalMutation$variables;
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "purpose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "elementUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDefault",
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
    "name": "useEditGoalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditGoalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "33fbaf530ca6aa9ec15732699ec710cba6cffec2fd7bf253593aca17dd8de507",
    "metadata": {},
    "name": "useEditGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bba07266bfb399f67e318d004ebb9dd8";

export default node;
