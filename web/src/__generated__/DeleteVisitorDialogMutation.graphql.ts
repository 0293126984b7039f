/**
 * @generated SignedSource<<498eb69d162fa03c23d3a3caa3198ff8>>
 * @relayHash 88f4afef274db0381ab64fcb9e12b643
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c242a7549b71b8be1d13e2fcdd3b1ba2111535cee077354f6e7b4164a24c9f79

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
    "id": "c242a7549b71b8be1d13e2fcdd3b1ba2111535cee077354f6e7b4164a24c9f79",
    "metadata": {},
    "name": "DeleteVisitorDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "015567c41b9a1f5d07076be74da1e40e";

export default node;
