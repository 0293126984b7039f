/**
 * @generated SignedSource<<6d0f6eeb172976486d9d604673e3d386>>
 * @relayHash c44715579a97cfb35cc16cc2e2e8d38c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4a60ce85ba8c5568d572c64b1718f1c0d467af6dae5134fe6d8148f135b851c

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
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
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
    "id": "d4a60ce85ba8c5568d572c64b1718f1c0d467af6dae5134fe6d8148f135b851c",
    "metadata": {},
    "name": "useArchiveGoalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71601aef27b2d07ba3d04b59192c45ee";

export default node;
