/**
 * @generated SignedSource<<0e1d53ca146e56102defe85ff5f5d2e2>>
 * @relayHash 9402e48a8e5b3216d30db4d2036bb13b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2961a1d9de6da48f2ea9167debf40f697887af63ab54e6b2e616bac0e9b62b59

import { ConcreteRequest } from 'relay-runtime';
export type ArchiveGoalInput = {
  id: string;
};
export type useArchiveGoalMutation$variables = {
  input: ArchiveGoalInput;
};
export type useArchiveGoalMutation$data = {
  readonly archiveGoal: {
    readonly goal: {
      readonly id: string;
      readonly isArchived: boolean;
      readonly isDefault: boolean;
    } | null | undefined;
    readonly problem: {
      readonly message: string;
    } | null | undefined;
  };
};
export type useArchiveGoalMutation = {
  response: useArchiveGoalMutation$data;
  variables: useArchiveGoalMutation$variables;
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
    "concreteType": "ArchiveGoalPayload",
    "kind": "LinkedField",
    "name": "archiveGoal",
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
    "name": "useArchiveGoalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArchiveGoalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2961a1d9de6da48f2ea9167debf40f697887af63ab54e6b2e616bac0e9b62b59",
    "metadata": {},
    "name": "useArchiveGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d97f5cba2d1eb9be29dee0f9e863d5b1";

export default node;
