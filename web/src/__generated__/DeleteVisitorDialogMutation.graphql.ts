/**
 * @generated SignedSource<<6f03467eded14cd622e00dcb6a0e3a94>>
 * @relayHash ca70e30ee2d30e1815a72b6aea11747c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5dfc90841508772439de210b910514893e2ab764dfda157ef4e7676b780ad3c

import { ConcreteRequest } from 'relay-runtime';
export type DeleteVisitorInput = {
  id: string;
};
export type DeleteVisitorDialogMutation$variables = {
  input: DeleteVisitorInput;
};
export type DeleteVisitorDialogMutation$data = {
  readonly deleteVisitor: {
    readonly deletedEvents: number | null | undefined;
    readonly deletedId: string | null | undefined;
    readonly problem: {
      readonly message: string;
      readonly params: Record<string, string | number> | null | undefined;
      readonly reason: string | null | undefined;
    } | null | undefined;
  };
};
export type DeleteVisitorDialogMutation = {
  response: DeleteVisitorDialogMutation$data;
  variables: DeleteVisitorDialogMutation$variables;
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
    "concreteType": "DeleteVisitorPayload",
    "kind": "LinkedField",
    "name": "deleteVisitor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedEvents",
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
    "name": "DeleteVisitorDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteVisitorDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e5dfc90841508772439de210b910514893e2ab764dfda157ef4e7676b780ad3c",
    "metadata": {},
    "name": "DeleteVisitorDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd9b5f6ecb5aea6d4b93b456e50406cc";

export default node;
