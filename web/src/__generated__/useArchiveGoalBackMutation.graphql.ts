/**
 * @generated SignedSource<<c228048645742a6febbc028d3e552b16>>
 * @relayHash 20a5d64067c654879d98802fb71ad623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6115de2621c04921edf4db7e840d670656e59ffd62e60d2d10b91235b2944ccb

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
    "id": "6115de2621c04921edf4db7e840d670656e59ffd62e60d2d10b91235b2944ccb",
    "metadata": {},
    "name": "useArchiveGoalBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04ab1c3d334209b80c3b8e827fa562a4";

export default node;
